import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls a condition until it holds.
 * @throws Error when it does not hold within `timeoutMs`
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > giveUpAt) throw new Error(`Timed out after ${timeoutMs} ms: ${what}`)
    await sleep(20)
  }
}
