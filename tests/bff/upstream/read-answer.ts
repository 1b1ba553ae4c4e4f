import type { Drift } from '#bff/observability/events.ts'
import type { PlatformCall } from '#bff/upstream/platform-call.ts'
import { player } from './open-platform.ts'

/** Reads an answer as a call does, in the currency of the sample player, with its drift. */
export function readAnswer<Input, Output>(
  call: PlatformCall<Input, Output>,
  input: Input,
  answer: Record<string, unknown>,
  envelope: 'ok' | 'missing' = 'ok',
): { output: Output; drifts: string[] } {
  const drifts: Drift[] = []
  const known = { input, envelope, identity: player }
  const output = call.read(structuredClone(answer), known, (found) => drifts.push(...found))
  return { output, drifts: drifts.map(({ path, expected, found }) => `${path}: ${expected}, not ${found}`) }
}
