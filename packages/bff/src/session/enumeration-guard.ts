import { setTimeout as sleep } from 'node:timers/promises'
import { LruMap } from '../cache/lru-map.ts'
import type { Brand } from '../request/request-context.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

// Longer than a platform takes to look up an account and queue a message, and short for a player who waits for one.
const minResponseMs = 800
const maxRememberedBrands = 10_000

/**
 * Makes a guard against account enumeration (OWASP, Authentication Cheat Sheet): its responses do not reveal whether
 * an account exists. A refusal gets the same response as the brand's last success, or the default one, and no response
 * comes sooner than the others. A network failure is passed on, because it reveals nothing about accounts.
 */
export function createEnumerationGuard<Value>(defaultValue: Value) {
  // By host: the object of a brand is made anew once many others were asked for, and its response must not change then.
  const lastSuccess = new LruMap<Value>()

  function remember({ host }: Brand, value: Value): void {
    lastSuccess.set(host, value)
    if (lastSuccess.size > maxRememberedBrands) lastSuccess.deleteOldest()
  }

  return async (brand: Brand, call: () => Promise<Value>): Promise<Value> => {
    const startedAt = performance.now()
    try {
      remember(brand, await call())
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error
    }
    await sleep(Math.max(0, minResponseMs - (performance.now() - startedAt)))
    return lastSuccess.get(brand.host) ?? defaultValue
  }
}
