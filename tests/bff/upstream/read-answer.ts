import type { Drift } from '#bff/observability/events.ts'
import type { PlatformCall } from '#bff/upstream/platform-call.ts'

/** Reads an answer as a call does, with its drift. */
export function readAnswer<Input, Output>(
  call: PlatformCall<Input, Output>,
  input: Input,
  answer: Record<string, unknown>,
  envelope: 'ok' | 'missing' = 'ok',
): { output: Output; drifts: string[] } {
  const drifts: Drift[] = []
  const output = call.read(structuredClone(answer), { input, envelope }, (found) => drifts.push(...found))
  return { output, drifts: drifts.map(({ path, expected, found }) => `${path}: ${expected}, not ${found}`) }
}
