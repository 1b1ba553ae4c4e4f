import type { Drift } from '#bff/observability/events.ts'
import type { PlatformCall } from '#bff/upstream/platform-call.ts'
import { player } from './open-platform.ts'

/** Reads an answer as a call does, in the currency of the sample player, with its drift: in words, and as it was found. */
export function readAnswer<Input, Output>(
  call: PlatformCall<Input, Output>,
  input: Input,
  answer: Record<string, unknown>,
  envelope: 'ok' | 'missing' = 'ok',
): { output: Output; drifts: string[]; found: Drift[] } {
  const found: Drift[] = []
  const known = { input, envelope, identity: player }
  const output = call.read(structuredClone(answer), known, (drifts) => found.push(...drifts))
  const drifts = found.map((drift) => `${drift.path}: ${drift.expected}, not ${drift.found}`)
  return { output, drifts, found }
}
