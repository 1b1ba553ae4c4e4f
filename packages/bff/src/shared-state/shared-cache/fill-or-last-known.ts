import type { CacheKey } from '../../cache/cache-key.ts'
import type { CachePolicy, Load } from '../../cache/cached.ts'
import type { CacheFill } from './cache-fill.ts'

/**
 * Loads through the shared cache. If the load fails, the last value known to any replica is served for a short time.
 */
export function fillOrLastKnown<Value>(
  fill: CacheFill,
  key: CacheKey,
  policy: CachePolicy,
  load: Load<Value>,
): Load<Value> {
  return async (signal) => {
    try {
      return await fill.fill(key, policy, load, signal)
    } catch (error) {
      const known = await fill.lastKnown<Value>(key, policy)
      if (!known) throw error
      return { value: known.value, bytes: known.bytes, shortLived: true }
    }
  }
}
