import { DeferredPublications } from '../redis/deferred-publications.ts'
import { createNotifications } from '../redis/notifications.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import type { ValueSeal } from '../redis/value-seal.ts'
import { IdempotencyConflict } from './idempotency-conflict.ts'
import { createIdempotencyRecords } from './idempotency-records.ts'
import type { SerializedOutcome } from './outcome.ts'
import { OutcomeMemory, type OutcomeMemoryLimits } from './outcome-memory.ts'

export interface IdempotencyKeysOptions {
  link: RedisLink
  seal: ValueSeal
  /** Longer than any write takes: one that runs for longer belonged to a process that died. */
  runningMs: number
  /** How long one waits for another to end. */
  waitMs: number
  /** How long outcomes are kept in Redis. */
  keepMs?: number
  memory?: OutcomeMemoryLimits
}

/** Which idempotency keys were taken, by this process or another, and how their requests ended. */
export interface IdempotencyKeys {
  /** How a request that this process ran has ended, as long as that is remembered. */
  find(key: string): SerializedOutcome | undefined
  /** Takes a key, or waits for whoever has it. @throws IdempotencyConflict when that takes too long */
  claim(key: string, payload: string): Promise<'claimed' | SerializedOutcome>
  complete(key: string, outcome: SerializedOutcome): Promise<void>
  /** Gives a key of ours back, as if it had never been taken. */
  release(key: string): Promise<void>
}

const dayMs = 24 * 3_600_000
const memoryLimits: OutcomeMemoryLimits = { entries: 10_000, bytes: 16 * 1024 * 1024, keepMs: 10 * 60_000 }
const channel = 'outcome'
// A notification can be lost with a connection; who waits checks by itself this often.
const checkAgainMs = 250

/** Keeps keys in Redis, and in this process what it did itself. What Redis missed it is told when it is back. */
export function createIdempotencyKeys(options: IdempotencyKeysOptions): IdempotencyKeys {
  const { link, seal, runningMs, waitMs, keepMs = dayMs, memory = memoryLimits } = options
  const records = createIdempotencyRecords({ link, seal, channel, runningMs, keepMs })
  const notifications = createNotifications(link, channel)
  const completed = new OutcomeMemory(memory, () => performance.now())
  const publications = new DeferredPublications(link, memory.entries)

  /** Without Redis a key is ours, unless another process was seen to have it. */
  async function tryClaim(
    key: string,
    payload: string,
    isRunningElsewhere: boolean,
  ): Promise<'claimed' | SerializedOutcome | undefined> {
    const found = await records.claim(key, payload)
    if (found !== undefined || isRunningElsewhere) return found
    publications.defer(key, async () => (await records.claim(key, payload)) !== undefined)
    return 'claimed'
  }

  return {
    find: (key) => completed.get(key),

    async claim(key, payload) {
      const until = performance.now() + waitMs
      for (let isRunningElsewhere = false; ; isRunningElsewhere = true) {
        const leftMs = until - performance.now()
        const notification = notifications.waitFor(key, Math.max(0, Math.min(leftMs, checkAgainMs)))
        const found = await tryClaim(key, payload, isRunningElsewhere)
        if (found && !isRunning(found, payload)) {
          notification.cancel()
          return found
        }
        await notification.received
        if (leftMs <= 0) throw new IdempotencyConflict('stillRunning')
      }
    },

    async complete(key, outcome) {
      completed.set(key, outcome)
      // Later there may be more to remember than there is room for, and then Redis has to take it for unknown.
      await publications.publishOrDefer(key, async () => {
        const current = completed.get(key)
        return !current || records.complete(key, current)
      })
    },

    release: (key) => publications.publishOrDefer(key, () => records.release(key)),
  }
}

/** Whether one has to wait: a request with another payload is refused at once. */
function isRunning(found: 'claimed' | SerializedOutcome, payload: string): boolean {
  return found !== 'claimed' && found.state === 'running' && found.payload === payload
}
