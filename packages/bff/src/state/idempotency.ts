import { brandKey, digest } from './brand-key.ts'
import { IntentConflict } from './intent-conflict.ts'
import { createIntentKeys, type IntentKeysOptions } from './intent-keys.ts'
import { type Outcome, type Reader, readOutcome, type WrittenOutcome, writeOutcome } from './outcome.ts'

/** What a player means to do once, however often it is asked for. */
export interface Intent {
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
   * Carries an intent out once in its session, on whichever replica, and gives every repetition the first outcome.
   * `run` gives an outcome; what it throws is passed on, and is remembered as `unknown` unless it was never sent.
   *
   * @param answer reads an answer that was kept
   * @throws IntentConflict, or what `run` throws
   */
  once<Value>(
    intent: Intent,
    run: () => Promise<Outcome<Value, Refusal>>,
    answer: Reader<Value>,
  ): Promise<Outcome<Value, Refusal>>
}

export interface IdempotencyOptions<Refusal> extends IntentKeysOptions {
  /** Reads a refusal that was kept. */
  refusal: Reader<Refusal>
  /** Whether an error means that the platform certainly saw nothing, so that the intent may be tried again. */
  wasNeverSent: (error: unknown) => boolean
}

interface Run {
  readonly payload: string
  readonly ended: Promise<WrittenOutcome>
}

/** Makes the keeper of intents: in Redis for all replicas, and in this process for itself, with Redis or without. */
export function createIdempotency<Refusal>(options: IdempotencyOptions<Refusal>): Idempotency<Refusal> {
  const { link, refusal, wasNeverSent, waitMs } = options
  const keys = createIntentKeys(options)
  const runs = new Map<string, Run>()

  async function carryOut<Value>(
    key: string,
    payload: string,
    run: () => Promise<Outcome<Value, Refusal>>,
  ): Promise<Outcome<Value, Refusal>> {
    try {
      const outcome = await run()
      await keys.end(key, writeOutcome(payload, outcome))
      return outcome
    } catch (error) {
      if (wasNeverSent(error)) await keys.free(key)
      else await keys.end(key, writeOutcome(payload, { kind: 'unknown' }))
      throw error
    }
  }

  return {
    async once(intent, run, answer) {
      const { host, sessionId, operation, requestKey } = intent
      const key = brandKey(link.prefix, 'once', { host }, sessionId, operation, requestKey)
      // With the session in it, nobody can find the payload by trying.
      const payload = digest(sessionId, requestKey, intent.payload)
      const repeat = (outcome: WrittenOutcome) => {
        if (outcome.payload !== payload) throw new IntentConflict('keyReused')
        return readOutcome(outcome, answer, refusal)
      }

      const before = keys.find(key)
      if (before) return repeat(before)
      const other = runs.get(key)
      if (other && other.payload !== payload) throw new IntentConflict('keyReused')
      if (other) return repeat(await within(other.ended, waitMs))

      const end = Promise.withResolvers<WrittenOutcome>()
      end.promise.catch(() => {})
      runs.set(key, { payload, ended: end.promise })
      try {
        const found = await keys.take(key, payload)
        if (found !== 'ours') {
          end.resolve(found)
          return repeat(found)
        }
        const outcome = await carryOut(key, payload, run)
        end.resolve(writeOutcome(payload, outcome))
        return outcome
      } catch (error) {
        end.reject(error)
        throw error
      } finally {
        runs.delete(key)
      }
    },
  }
}

/** Waits no longer than it may. @throws IntentConflict */
function within<T>(work: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IntentConflict('stillRunning')), waitMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
