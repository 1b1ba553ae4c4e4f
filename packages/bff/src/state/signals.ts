import type { RedisLink } from './redis-link.ts'

/** A wait for word of a key. */
export interface Word {
  /** Resolves with the word, or without it when the time is over. */
  readonly heard: Promise<void>
  /** Resolves it now. */
  cancel(): void
}

export interface Signals {
  /** Waits for word of a key. To be called before one looks at what the word is about, so that none is missed. */
  expect(key: string, waitMs: number): Word
}

/** Hears a channel on which replicas say of which key there is news. */
export function createSignals(link: RedisLink, channel: string): Signals {
  const waiting = new Map<string, Set<() => void>>()
  link.listen(channel, (key) => {
    for (const wake of [...(waiting.get(key) ?? [])]) wake()
  })

  return {
    expect(key, waitMs) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const others = waiting.get(key) ?? new Set()
      waiting.set(key, others)
      const wake = () => {
        clearTimeout(timer)
        others.delete(wake)
        if (others.size === 0 && waiting.get(key) === others) waiting.delete(key)
        resolve()
      }
      const timer = setTimeout(wake, waitMs)
      others.add(wake)
      return { heard: promise, cancel: wake }
    },
  }
}
