import { type Clock, monotonicClock } from '#bff/cache/cached.ts'

export interface StoppedClock extends Clock {
  advance(ms: number): void
}

/**
 * A clock that only a test moves, so that what is counted by it does not depend on how busy the machine is. Its timers run
 * as ever.
 */
export function stoppedClock(): StoppedClock {
  let time = monotonicClock.now()
  return {
    ...monotonicClock,
    now: () => time,
    advance(ms) {
      time += ms
    },
  }
}
