/** The outcome of a write as far as it is known. Its contents must survive JSON. */
export type Outcome<Value, Refusal> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** The platform refused for good: repetitions get the same refusal. */
  | { readonly kind: 'refused'; readonly problem: Refusal }
  /**
   * The write may have happened. It must not be sent again; its status has to be checked. `problem` is what the first
   * caller received.
   */
  | { readonly kind: 'unknown'; readonly problem?: Refusal }

/** A serialized outcome; `text` is the JSON of its contents. */
export interface SerializedOutcome {
  /** A hash that distinguishes payloads without revealing them. */
  readonly payload: string
  readonly state: Outcome<unknown, unknown>['kind'] | 'running'
  readonly text: string
}

/** Validates parsed JSON, as a zod schema does; throws if it does not match. */
export interface Reader<Value> {
  parse(json: unknown): Value
}

/** Serializes an outcome. */
export function serializeOutcome(payload: string, outcome: Outcome<unknown, unknown>): SerializedOutcome {
  const { kind: state } = outcome
  if (state === 'unknown' && !outcome.problem) return { payload, state, text: '' }
  return {
    payload,
    state,
    text: JSON.stringify(state === 'answered' ? outcome.value : outcome.problem) ?? 'null',
  }
}

/** Parses an outcome. If it cannot be read any more, the write happened but its outcome is unknown. */
export function parseOutcome<Value, Refusal>(
  { state, text }: SerializedOutcome,
  value: Reader<Value>,
  refusal: Reader<Refusal>,
): Outcome<Value, Refusal> {
  try {
    if (state === 'answered') return { kind: state, value: value.parse(JSON.parse(text)) }
    if (state === 'refused') return { kind: state, problem: refusal.parse(JSON.parse(text)) }
    if (state === 'unknown' && text) return { kind: state, problem: refusal.parse(JSON.parse(text)) }
  } catch {
    // Written by another release, or sealed with a key that no longer exists.
  }
  return { kind: 'unknown' }
}

/**
 * Why a request is not served now: its key was used for another payload (`keyReused`), the first request with the key
 * did not finish while the caller waited (`stillRunning`), or nobody can tell whether another replica has the key, so
 * that the request was not sent (`ownerUnknown`).
 */
export type ConflictReason = 'keyReused' | 'stillRunning' | 'ownerUnknown'

/** The request cannot be served now. */
export class IdempotencyConflict extends Error {
  override readonly name = 'IdempotencyConflict'
  readonly reason: ConflictReason

  constructor(reason: ConflictReason) {
    super(reason)
    this.reason = reason
  }
}
