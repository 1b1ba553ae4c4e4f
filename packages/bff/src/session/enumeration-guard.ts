import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '../request/brand.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

// Longer than a platform needs to look an account up and hand a message over, and not long for who waits for one.
const leastMs = 800

/**
 * Makes answers that do not tell whether an account exists. A refusal is answered as the brand's last success was,
 * or with what is usual, and no answer comes sooner than another. A failure of the network stays one: it says
 * nothing of accounts.
 */
export function createEnumerationGuard<Answer>(usual: Answer) {
  const lastOf = new WeakMap<Brand, Answer>()

  return async (brand: Brand, ask: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now()
    try {
      lastOf.set(brand, await ask())
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error
    }
    await sleep(Math.max(0, leastMs - (performance.now() - startedAt)))
    return lastOf.get(brand) ?? usual
  }
}
