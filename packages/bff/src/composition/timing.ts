import { type Clock, monotonicClock } from '../cache/cached.ts'
import { answerTimeoutMs } from '../shared-state/redis/reconnection.ts'

/** What depends on how fast time passes, which tests replace. */
export interface Timing {
  /** By which public data ages and failures of the platform are counted. */
  clock: Clock
  /** How long Redis may take to answer. */
  redisTimeoutMs: number
}

export const realTiming: Timing = { clock: monotonicClock, redisTimeoutMs: answerTimeoutMs }
