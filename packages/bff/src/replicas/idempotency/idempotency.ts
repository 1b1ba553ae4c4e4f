import { brandKey, digest } from '../redis/brand-key.ts'
import { IdempotencyConflict } from './idempotency-conflict.ts'
import { createIdempotencyKeys, type IdempotencyKeysOptions } from './idempotency-keys.ts'
import {
  type Outcome,
  parseOutcome,
  type Reader,
  type SerializedOutcome,
  serializeOutcome,
} from './outcome.ts'

/** A request that must have its effect once, however often it is sent. */
export interface IdempotentRequest {
  readonly host: string
  readonly sessionId: string
  readonly operation: string
  /** The client's `Idempotency-Key`. */
  readonly requestKey: string
  /** The request as text; another one under the same key is refused. It is kept as a hash alone. */
  readonly payload: string
}

export interface Idempotency<Refusal> {
  /**
   * Executes a request once in its session, on whichever replica, and gives every repetition the first outcome.
   * `run` gives an outcome; what it throws is passed on, and is remembered as `unknown` unless it was never sent.
   *
   * @param answer reads an answer that was kept
   * @throws IdempotencyConflict, or what `run` throws
   */
  execute<Value>(
    request: IdempotentRequest,
    run: () => Promise<Outcome<Value, Refusal>>,
    answer: Reader<Value>,
  ): Promise<Outcome<Value, Refusal>>
}

export interface IdempotencyOptions<Refusal> extends IdempotencyKeysOptions {
  /** Reads a refusal that was kept. */
  refusal: Reader<Refusal>
  /** Whether an error means that the platform certainly saw nothing, so that the request may be tried again. */
  wasNeverSent: (error: unknown) => boolean
}

interface Run {
  readonly payload: string
  readonly completed: Promise<SerializedOutcome>
}

/** Makes idempotent execution: by records in Redis for all replicas, and by this process for itself. */
export function createIdempotency<Refusal>(options: IdempotencyOptions<Refusal>): Idempotency<Refusal> {
  const { link, refusal, wasNeverSent, waitMs } = options
  const keys = createIdempotencyKeys(options)
  const runs = new Map<string, Run>()

  async function runAndRecord<Value>(
    key: string,
    payload: string,
    run: () => Promise<Outcome<Value, Refusal>>,
  ): Promise<Outcome<Value, Refusal>> {
    try {
      const outcome = await run()
      await keys.complete(key, serializeOutcome(payload, outcome))
      return outcome
    } catch (error) {
      if (wasNeverSent(error)) await keys.release(key)
      else await keys.complete(key, serializeOutcome(payload, { kind: 'unknown' }))
      throw error
    }
  }

  return {
    async execute(request, run, answer) {
      const { host, sessionId, operation, requestKey } = request
      const key = brandKey(link.prefix, 'once', { host }, sessionId, operation, requestKey)
      // With the session in it, nobody can find the payload by trying.
      const payload = digest(sessionId, requestKey, request.payload)
      const repeat = (outcome: SerializedOutcome) => {
        if (outcome.payload !== payload) throw new IdempotencyConflict('keyReused')
        return parseOutcome(outcome, answer, refusal)
      }

      const known = keys.find(key)
      if (known) return repeat(known)
      const other = runs.get(key)
      if (other && other.payload !== payload) throw new IdempotencyConflict('keyReused')
      if (other) return repeat(await waitAtMost(other.completed, waitMs))

      const completion = Promise.withResolvers<SerializedOutcome>()
      completion.promise.catch(() => {})
      runs.set(key, { payload, completed: completion.promise })
      try {
        const found = await keys.claim(key, payload)
        if (found !== 'claimed') {
          completion.resolve(found)
          return repeat(found)
        }
        const outcome = await runAndRecord(key, payload, run)
        completion.resolve(serializeOutcome(payload, outcome))
        return outcome
      } catch (error) {
        completion.reject(error)
        throw error
      } finally {
        runs.delete(key)
      }
    },
  }
}

/** Waits no longer than it may. @throws IdempotencyConflict */
function waitAtMost<T>(work: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdempotencyConflict('stillRunning')), waitMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
