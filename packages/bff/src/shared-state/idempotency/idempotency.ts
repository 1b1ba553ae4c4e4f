import type { OpenIntents } from '../intents/open-intents.ts'
import { brandKey, digest } from '../redis/brand-key.ts'
import { createIdempotencyKeys, type IdempotencyKeysOptions } from './idempotency-keys.ts'
import {
  IdempotencyConflict,
  type Outcome,
  parseOutcome,
  type Reader,
  type SerializedOutcome,
  serializeOutcome,
} from './outcome.ts'

/** A request that must take effect once, however often it is sent. */
export interface IdempotentRequest {
  readonly host: string
  /** Whose request it is, in whatever session: a player who has logged in anew repeats what was lost before. */
  readonly account: string
  readonly operation: string
  /** The client's `Idempotency-Key`. */
  readonly requestKey: string
  /** The request as text. Another payload under the same key is refused. Only a hash of it is stored. */
  readonly payload: string
  /** What is needed to learn the outcome later, for writes whose outcome can be asked for. It is stored sealed. */
  readonly details?: string | undefined
  /** Whether it may be sent while it is not known whether another replica has its key. */
  readonly mayRepeat?: boolean
}

export interface Idempotency<Refusal> {
  /**
   * Executes a request once per account across all replicas, and returns the first outcome to every repetition. If
   * `run` throws, the error is passed on and the outcome recorded as `unknown`, unless the request was never sent.
   * @param answer parses a stored answer
   * @param onReplay called when the outcome is that of an earlier request
   * @throws IdempotencyConflict, or what `run` throws
   */
  execute<Value>(
    request: IdempotentRequest,
    run: () => Promise<Outcome<Value, Refusal>>,
    answer: Reader<Value>,
    onReplay?: () => void,
  ): Promise<Outcome<Value, Refusal>>
  /** Records the outcome of a write of which it was not known, for repetitions on every replica. */
  settle(key: string, payload: string, outcome: Outcome<object, Refusal>): Promise<void>
}

export interface IdempotencyOptions<Refusal> extends IdempotencyKeysOptions {
  /** Parses a stored refusal. */
  refusal: Reader<Refusal>
  /** Whether an error means that the platform certainly received nothing, so that the request may be tried again. */
  wasNeverSent: (error: unknown) => boolean
  /** Where writes are kept whose outcome may have to be asked for. */
  intents?: OpenIntents
}

interface Run {
  readonly payload: string
  readonly completed: Promise<SerializedOutcome>
}

/** Creates idempotent execution, backed by records in Redis for all replicas and by memory for this process. */
export function createIdempotency<Refusal>(options: IdempotencyOptions<Refusal>): Idempotency<Refusal> {
  const { link, refusal, wasNeverSent, waitMs, intents } = options
  const keys = createIdempotencyKeys(options)
  const runs = new Map<string, Run>()

  async function runAndRecord<Value>(
    key: string,
    { payload, details }: { payload: string; details: string | undefined },
    run: () => Promise<Outcome<Value, Refusal>>,
  ): Promise<Outcome<Value, Refusal>> {
    const intent = details === undefined ? undefined : { payload, details }
    if (intent) await intents?.begin(key, intent)
    let isUnknown = false
    try {
      const outcome = await run()
      isUnknown = outcome.kind === 'unknown'
      await keys.complete(key, serializeOutcome(payload, outcome))
      return outcome
    } catch (error) {
      isUnknown = !wasNeverSent(error)
      if (isUnknown) await keys.complete(key, serializeOutcome(payload, { kind: 'unknown' }))
      else await keys.release(key)
      throw error
    } finally {
      if (intent) await (isUnknown ? intents?.follow(key, intent) : intents?.end(key))
    }
  }

  return {
    settle: (key, payload, outcome) => keys.complete(key, serializeOutcome(payload, outcome)),

    async execute(request, run, answer, onReplay) {
      const { host, account, operation, requestKey, details, mayRepeat = false } = request
      const key = brandKey(link.prefix, 'once', { host }, account, operation, requestKey)
      // The key, which no record holds, acts as a salt, so that payloads cannot be found by trying.
      const payload = digest(account, requestKey, request.payload)
      const repeat = (outcome: SerializedOutcome) => {
        if (outcome.payload !== payload) throw new IdempotencyConflict('keyReused')
        onReplay?.()
        return parseOutcome(outcome, answer, refusal)
      }

      const other = runs.get(key)
      if (other && other.payload !== payload) throw new IdempotencyConflict('keyReused')
      if (other) return repeat(await waitAtMost(other.completed, waitMs))

      const completion = Promise.withResolvers<SerializedOutcome>()
      completion.promise.catch(() => {})
      runs.set(key, { payload, completed: completion.promise })
      try {
        const found = (await keys.find(key)) ?? (await keys.claim(key, payload, mayRepeat))
        if (found !== 'claimed') {
          completion.resolve(found)
          return repeat(found)
        }
        const outcome = await runAndRecord(key, { payload, details }, run)
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

/**
 * Waits for a result with a timeout.
 * @throws IdempotencyConflict
 */
function waitAtMost<T>(work: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdempotencyConflict('stillRunning')), waitMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
