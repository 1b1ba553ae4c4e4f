import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until the answer is yes.
 * @throws when it is still no after `withinMs`
 */
export async function until(
  what: string,
  ask: () => boolean | Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  while (!(await ask())) {
    if (performance.now() > giveUpAt) throw new Error(`Not within ${withinMs} ms: ${what}`)
    await sleep(20)
  }
}
