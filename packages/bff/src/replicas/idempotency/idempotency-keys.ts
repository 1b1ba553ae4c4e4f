import { DeferredPublications } from '../redis/deferred-publications.ts'
import { createNotifications } from '../redis/notifications.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import type { ValueSeal } from '../redis/value-seal.ts'
import { IdempotencyConflict } from './idempotency-conflict.ts'
import { createIdempotencyRecords } from './idempotency-records.ts'
import type { KeptOutcomes } from './kept-outcomes.ts'
import type { SerializedOutcome } from './outcome.ts'
import { OutcomeMemory, type OutcomeMemoryLimits } from './outcome-memory.ts'

export interface IdempotencyKeysOptions {
  link: RedisLink
  seal: ValueSeal
  /** Must be longer than any write takes: a longer run belonged to a process that died. */
  runningMs: number
  /** How long to wait for another run of the same request. */
  waitMs: number
  keepMs?: number
  memory?: OutcomeMemoryLimits
  /** Keeps begun writes over a restart, as far as Redis does not. */
  kept?: KeptOutcomes
}

/** Which idempotency keys are claimed, by this process or another, and the outcomes of their requests. */
export interface IdempotencyKeys {
  /** The outcome of a request that this process ran, while it is remembered, or what became known of it since. */
  find(key: string): Promise<SerializedOutcome | undefined>
  /**
   * Claims a key, or waits for the outcome of its current owner.
   * @throws IdempotencyConflict if that takes too long
   */
  claim(key: string, payload: string): Promise<'claimed' | SerializedOutcome>
  complete(key: string, outcome: SerializedOutcome): Promise<void>
  /** Releases a claimed key as if it had never been claimed. */
  release(key: string): Promise<void>
}

/** How long a key is remembered. */
export const idempotencyKeepMs = 24 * 3_600_000
const memoryLimits: OutcomeMemoryLimits = { entries: 10_000, bytes: 16 * 1024 * 1024, keepMs: 10 * 60_000 }
const channel = 'outcome'
// A notification can be lost with a connection, so waiting requests also check at this interval.
const checkAgainMs = 250

/**
 * Keeps keys in Redis, and the outcomes of this process in memory. What could not be written is written when Redis is
 * back; until then, or for good where there is no Redis, it is kept on the disk.
 */
export function createIdempotencyKeys(options: IdempotencyKeysOptions): IdempotencyKeys {
  const { link, seal, runningMs, waitMs, kept, memory = memoryLimits } = options
  const { keepMs = idempotencyKeepMs } = options
  const records = createIdempotencyRecords({ link, seal, channel, runningMs, keepMs })
  const notifications = createNotifications(link, channel)
  const completed = new OutcomeMemory(memory, () => performance.now())
  const publications = new DeferredPublications(link, memory.entries)

  /** Without Redis a key counts as claimed here, unless another process was seen to own it. */
  async function tryClaim(
    key: string,
    payload: string,
    isRunningElsewhere: boolean,
  ): Promise<'claimed' | SerializedOutcome | undefined> {
    const found = await records.claim(key, payload)
    if (found !== undefined || isRunningElsewhere) return found
    await kept?.begin(key, payload)
    publications.defer(key, async () => (await records.claim(key, payload)) !== undefined)
    return 'claimed'
  }

  return {
    async find(key) {
      const found = completed.get(key) ?? (await kept?.find(key))
      if (found?.state !== 'unknown') return found
      // Another replica may have learnt it.
      return (await records.findSettled(key)) ?? found
    },

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
      await kept?.settle(key, outcome)
      // Read when publishing: an outcome that memory has dropped by then is not published, and Redis reports it as
      // unknown.
      await publications.publishOrDefer(key, async () => {
        const current = completed.get(key)
        return !current || records.complete(key, current)
      })
    },

    async release(key) {
      await kept?.release(key)
      await publications.publishOrDefer(key, () => records.release(key))
    },
  }
}

/** Whether to wait. A request with a different payload is refused immediately instead. */
function isRunning(found: 'claimed' | SerializedOutcome, payload: string): boolean {
  return found !== 'claimed' && found.state === 'running' && found.payload === payload
}
