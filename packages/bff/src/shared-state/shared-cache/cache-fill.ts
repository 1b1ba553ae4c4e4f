import { randomUUID } from 'node:crypto'
import { abandonLoadAfterMs, otherReplicaWaitMs } from '../../cache/brand-cache.ts'
import type { CacheKey, CachePolicy, Load, Loaded } from '../../cache/cached.ts'
import type { SnapshotEntry } from '../../cache/snapshot-format.ts'
import { createNotifications } from '../redis/publications.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { createPurgeFeed, type PurgeScope } from './purge-feed.ts'
import { createSharedValues } from './shared-values.ts'

export interface CacheFillOptions {
  link: RedisLink
  /** Separates releases whose values differ in shape. */
  version: string
  /** Called for purges of other replicas, which apply to the local cache too. */
  onPurge: (scope: PurgeScope) => void
  /** Must be longer than any load takes. */
  lockMs: number
  /** How long to wait for the load of another replica before loading locally. */
  waitMs: number
  maxBytes?: number
}

/** A value that was loaded by this or another replica, and its age. */
export interface Filled<T> extends Loaded<T> {
  readonly ageMs: number
}

/** The level that replicas share below their own caches. Values are JSON. */
export interface CacheFill {
  /** Returns a value that another replica loaded recently, or loads it once for all replicas. */
  fill<T>(key: CacheKey, policy: CachePolicy, load: Load<T>, signal: AbortSignal): Promise<Filled<T>>
  /** The last value that any replica loaded, if it may still be served while loading fails. */
  lastKnown<T>(
    key: CacheKey,
    policy: CachePolicy,
  ): Promise<(SnapshotEntry & { readonly value: T }) | undefined>
  /** Purges shared values and notifies the other replicas. The caller purges its own cache. */
  purge(scope: PurgeScope): Promise<void>
}

const mebibyte = 1024 * 1024
// The most that a value takes in memory for each character of its JSON.
const bytesPerCharacter = 5
const dayMs = 24 * 3_600_000
const maxLifetimeMs = 7 * dayMs
const channel = 'filled'
// A notification can be lost with a connection, so waiting replicas also check at this interval.
const checkAgainMs = 250
// A value close to its expiry is loaded again rather than taken over just before it goes stale.
const maxSharedAgeShare = 0.8

/** Creates the shared level. Without Redis every replica loads for itself. */
export function createCacheFill(options: CacheFillOptions): CacheFill {
  const { link, version, onPurge, lockMs, waitMs, maxBytes = mebibyte } = options
  const purges = createPurgeFeed({ link, onPurge, keepMs: maxLifetimeMs + dayMs })
  const values = createSharedValues({ link, channel, purgedKey: purges.key, version, lockMs })
  const notifications = createNotifications(link, channel)

  async function loadAndShare<T>(
    key: CacheKey,
    policy: CachePolicy,
    load: () => Promise<Loaded<T>>,
    owner: string,
    generation: string,
  ): Promise<Filled<T>> {
    let json: string | undefined
    try {
      const loaded = await load()
      const { shortLived, partial, bytes } = loaded
      // Incomplete values are not shared; the JSON of large ones would hold up the event loop.
      if (!shortLived && !partial && bytes <= maxBytes * bytesPerCharacter)
        json = JSON.stringify(loaded.value)
      return { ...loaded, ageMs: 0 }
    } finally {
      const ttlMs = Math.min(policy.freshMs + policy.staleMs, maxLifetimeMs)
      if (json !== undefined && ttlMs > 0 && Buffer.byteLength(json) <= maxBytes)
        await values.store(key, owner, generation, { json, ttlMs })
      else await values.release(key, owner)
    }
  }

  return {
    async fill(key, policy, load, signal) {
      const owner = randomUUID()
      const until = performance.now() + waitMs
      for (;;) {
        const leftMs = until - performance.now()
        const notification = notifications.waitFor(
          values.name(key),
          Math.max(0, Math.min(leftMs, checkAgainMs)),
        )
        const lookup = await values.lookUp(key, owner, policy.freshMs * maxSharedAgeShare)
        if (lookup?.state !== 'wait' || leftMs <= 0) notification.cancel()
        if (!lookup) return { ...(await load(signal)), ageMs: 0 }
        if (lookup.state === 'hit') return { ...readShared(lookup.json), ageMs: lookup.ageMs }
        if (lookup.state === 'load' || leftMs <= 0)
          return loadAndShare(key, policy, () => load(signal), owner, lookup.generation)
        await notification.received
        signal.throwIfAborted()
      }
    },

    async lastKnown(key, { freshMs, staleMs }) {
      const known = await values.read(key)
      if (!known || known.ageMs >= freshMs + staleMs) return undefined
      const { host, kind, name } = key
      return { host, kind, name, ...readShared(known.json), ageMs: known.ageMs }
    },

    purge: (scope) => purges.publish(scope),
  }
}

/**
 * The JSON was written by this release (the key contains the version), so it is not validated. A character takes
 * about two bytes in memory.
 */
function readShared(json: string) {
  return { value: JSON.parse(json), bytes: json.length * 2 }
}

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

/** Creates the shared level of the cache; undefined without a link to Redis. */
export function openCacheFill(
  link: RedisLink | undefined,
  version: string,
  onPurge: (scope: PurgeScope) => void,
): CacheFill | undefined {
  return (
    link &&
    createCacheFill({ link, version, onPurge, lockMs: abandonLoadAfterMs, waitMs: otherReplicaWaitMs })
  )
}
