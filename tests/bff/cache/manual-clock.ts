import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#bff/cache/cached.ts'

export interface ManualClock extends Clock {
  /** Advances time: timers fire in order, and promises settle in between. */
  advance(ms: number): Promise<void>
  /** The number of pending timers. */
  readonly waiting: number
}

export function manualClock(): ManualClock {
  let time = 1000
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => time,
    after(delayMs, callback) {
      const timer = { at: time + delayMs, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const until = time + ms
      for (;;) {
        await setImmediate()
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        time = next.at
        next.callback()
      }
      time = until
    },
    get waiting() {
      return timers.size
    },
  }
}
