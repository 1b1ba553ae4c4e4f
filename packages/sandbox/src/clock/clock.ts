import type { Database } from '../database/open-database.ts'

/** The platform's clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Moves the clock forward, for good: a restarted sandbox goes on from there. */
  advance(ms: number): void
}

/** Creates a clock that runs as `base` does, ahead of it by what it was advanced. */
export function createClock(db: Database, base: () => number): Clock {
  let offset = db.one<{ offset_ms: number }>`SELECT offset_ms FROM clock`?.offset_ms ?? 0
  return {
    now: () => base() + offset,
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0)
        throw new Error('The clock moves forward by whole milliseconds')
      offset += ms
      db.transaction(() => {
        db.run`DELETE FROM clock`
        db.run`INSERT INTO clock VALUES (${offset})`
      })
    },
  }
}
