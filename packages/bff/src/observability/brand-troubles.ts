import type { CacheEvent } from '../cache/cache-event.ts'
import { LruMap } from '../cache/lru-map.ts'
import type { BreakerRecord } from './events.ts'

/** Remembers since when brands have been in trouble with the platform, or out of it. */
export interface BrandTroubles {
  onBreaker(record: BreakerRecord): void
  onCacheEvent(event: CacheEvent): void
  /** When a brand's trouble began, or its last one ended; the start where it has had none (milliseconds since 1970). */
  since(host: string): number
}

/** Calls are not sent, or start-up data cannot be renewed. */
type Trouble = 'breaker' | 'startup'

interface Spell {
  troubles: ReadonlySet<Trouble>
  since: number
}

// As many brands as are kept in memory.
const maxBrands = 10_000

/** Makes the memory. It is told of what happens, because nobody may look while it does. */
export function createBrandTroubles(now: () => number = Date.now): BrandTroubles {
  const start: Spell = { troubles: new Set(), since: now() }
  const spells = new LruMap<Spell>()

  function note(host: string, trouble: Trouble, isThere: boolean): void {
    const before = spells.get(host) ?? start
    const troubles = new Set(before.troubles)
    if (isThere) troubles.add(trouble)
    else troubles.delete(trouble)
    const goesOn = troubles.size > 0 === before.troubles.size > 0
    spells.set(host, { troubles, since: goesOn ? before.since : now() })
    if (spells.size > maxBrands) spells.deleteOldest()
  }

  return {
    onBreaker: ({ host, state }) => note(host, 'breaker', state !== 'closed'),
    onCacheEvent(event) {
      if ((event.type === 'failing' || event.type === 'recovered') && event.key.kind === 'startup')
        note(event.key.host, 'startup', event.type === 'failing')
    },
    since: (host) => (spells.peek(host) ?? start).since,
  }
}
