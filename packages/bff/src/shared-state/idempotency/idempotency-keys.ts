import { randomUUID } from 'node:crypto'
import type { ValueSeal } from '../../storage/sealed-claims.ts'
import { createNotifications, DeferredPublications } from '../redis/publications.ts'
import { reconnectedMs } from '../redis/reconnection.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { createIdempotencyRecords, type IdempotencyRecords } from './idempotency-records.ts'
import type { KeptOutcomes } from './kept-outcomes.ts'
import type { SerializedOutcome } from './outcome.ts'
import { IdempotencyConflict } from './outcome.ts'
import { OutcomeMemory, type OutcomeMemoryLimits } from './outcome-memory.ts'
import { watchRedisDataLoss } from './redis-data-loss.ts'

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
  /** How long the other replicas may take to come back to a Redis that is back. */
  rejoinMs?: number
}

/** Which idempotency keys are claimed, by this process or another, and the outcomes of their requests. */
export interface IdempotencyKeys {
  /** The outcome of a request that this process ran, while it is remembered, or what became known of it since. */
  find(key: string): Promise<SerializedOutcome | undefined>
  /**
   * Claims a key, or waits for the outcome of its current owner.
   * @param mayRepeat whether the request may be sent while nobody can tell whether another replica has its key
   * @throws IdempotencyConflict if that takes too long, or the owner cannot be told
   */
  claim(key: string, payload: string, mayRepeat: boolean): Promise<'claimed' | SerializedOutcome>
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
 * back, as is what it has forgotten; for good where there is no Redis, it is kept on the disk.
 */
export function createIdempotencyKeys(options: IdempotencyKeysOptions): IdempotencyKeys {
  const { link, seal, runningMs, waitMs, kept, memory = memoryLimits } = options
  const { keepMs = idempotencyKeepMs, rejoinMs = reconnectedMs } = options
  const records = createIdempotencyRecords({ link, seal, channel, runningMs, keepMs })
  const notifications = createNotifications(link, channel)
  const running: RunningWrites = new Map()
  const completed = new OutcomeMemory(memory, () => performance.now())
  const publications = new DeferredPublications(link, memory.entries)
  const republish = () => publishAll(records, running, completed)
  const loss = watchRedisDataLoss({ link, republish, keepMs, rejoinMs })

  /** Without Redis only what may be repeated is claimed here, unless another process was seen to own it. */
  async function tryClaim(
    key: string,
    payload: string,
    { attempt, mayRepeat, isRunningElsewhere }: Claim,
  ): Promise<'claimed' | SerializedOutcome | undefined> {
    const isAlone = mayRepeat || !link.isShared
    const found = await records.claim(key, payload, { attempt, mayClaim: isAlone || !loss.isRecent() })
    if (found === 'free') throw new IdempotencyConflict('ownerUnknown')
    if (found !== undefined || isRunningElsewhere) return found
    if (!isAlone) {
      // It may have been claimed all the same, by a command that was slow.
      publications.defer(`${key} ${attempt}`, () => records.release(key, attempt))
      throw new IdempotencyConflict('ownerUnknown')
    }
    await kept?.begin(key, payload)
    publications.defer(
      key,
      async () => (await records.claim(key, payload, { attempt, mayClaim: true })) !== undefined,
    )
    return 'claimed'
  }

  return {
    async find(key) {
      const found = completed.get(key) ?? (await kept?.find(key))
      if (found?.state !== 'unknown') return found
      // Another replica may have learnt it.
      return (await records.findSettled(key)) ?? found
    },

    async claim(key, payload, mayRepeat) {
      const until = performance.now() + waitMs
      const attempt = randomUUID()
      for (let isRunningElsewhere = false; ; isRunningElsewhere = true) {
        const leftMs = until - performance.now()
        const notification = notifications.waitFor(key, Math.max(0, Math.min(leftMs, checkAgainMs)))
        try {
          const found = await tryClaim(key, payload, { attempt, mayRepeat, isRunningElsewhere })
          if (found === 'claimed') running.set(key, { payload, attempt })
          if (found && !isRunning(found, payload)) return found
          await notification.received
        } finally {
          notification.cancel()
        }
        if (leftMs <= 0) throw new IdempotencyConflict('stillRunning')
      }
    },

    async complete(key, outcome) {
      completed.set(key, outcome)
      running.delete(key)
      await kept?.settle(key, outcome)
      // Read when publishing: an outcome that memory has dropped by then is not published, and Redis reports it as
      // unknown.
      await publications.publishOrDefer(key, async () => {
        const current = completed.get(key)
        return !current || records.complete(key, current)
      })
    },

    async release(key) {
      const { attempt = '' } = running.get(key) ?? {}
      running.delete(key)
      await kept?.release(key)
      await publications.publishOrDefer(key, () => records.release(key, attempt))
    },
  }
}

type RunningWrites = Map<string, { payload: string; attempt: string }>

/** Tells Redis what this process knows of keys. @returns whether Redis was there to the end */
async function publishAll(
  records: IdempotencyRecords,
  running: RunningWrites,
  completed: OutcomeMemory,
): Promise<boolean> {
  for (const [key, { payload, attempt }] of running)
    if (!(await records.claim(key, payload, { attempt, mayClaim: true }))) return false
  for (const [key, outcome] of completed.entries()) if (!(await records.complete(key, outcome))) return false
  return true
}

interface Claim {
  attempt: string
  mayRepeat: boolean
  isRunningElsewhere: boolean
}

/** Whether to wait. A request with a different payload is refused immediately instead. */
function isRunning(found: 'claimed' | SerializedOutcome, payload: string): boolean {
  return found !== 'claimed' && found.state === 'running' && found.payload === payload
}
