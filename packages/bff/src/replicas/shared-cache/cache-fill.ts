import { randomUUID } from 'node:crypto'
import type { CacheKey } from '../../cache/cache-key.ts'
import type { CachePolicy, Load, Loaded } from '../../cache/cached.ts'
import type { SnapshotEntry } from '../../cache/snapshot/snapshot-entry.ts'
import { createNotifications } from '../redis/notifications.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { createSharedValues } from '../redis/shared-values.ts'
import { createPurgeFeed } from './purge-feed.ts'
import type { PurgeScope } from './purge-scope.ts'

export interface CacheFillOptions {
  link: RedisLink
  /** Tells releases apart whose values differ in shape: they share nothing. */
  version: string
  /** Another replica was told to forget this: the cache of this one must, too. */
  onPurge: (scope: PurgeScope) => void
  /** Longer than any load takes. */
  lockMs: number
  /** How long one waits for another replica's load before loading by oneself. */
  waitMs: number
  maxBytes?: number
}

/** A value that was loaded here or by another replica, and when. */
export interface Filled<T> extends Loaded<T> {
  readonly ageMs: number
}

/** What replicas load for each other: a second level below the cache of each. Values are JSON. */
export interface CacheFill {
  /** Gives a value that another replica loaded lately, or loads it, once for all who need it now. */
  fill<T>(key: CacheKey, policy: CachePolicy, load: Load<T>, signal: AbortSignal): Promise<Filled<T>>
  /** The last value that any replica loaded and that may still be served while loading fails. */
  lastKnown<T>(
    key: CacheKey,
    policy: CachePolicy,
  ): Promise<(SnapshotEntry & { readonly value: T }) | undefined>
  /** Forgets shared values, and tells the other replicas. The own cache is purged by the caller. */
  purge(scope: PurgeScope): Promise<void>
}

const mebibyte = 1024 * 1024
const dayMs = 24 * 3_600_000
const maxLifetimeMs = 7 * dayMs
const channel = 'filled'
// A notification can be lost with a connection; who waits checks by itself this often.
const checkAgainMs = 250
// A value about to go stale is loaded anew, so that no replica takes over what it would soon ask for again.
const maxSharedAgeShare = 0.8

/** Makes the shared level. Without Redis every load is the replica's own. */
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
      // What was not all that was asked for is no gift to others.
      if (!loaded.shortLived && !loaded.partial) json = JSON.stringify(loaded.value)
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

/** What this program wrote itself, in this version: the key says so. Memory is about two bytes a character. */
function readShared(json: string) {
  return { value: JSON.parse(json), bytes: json.length * 2 }
}
