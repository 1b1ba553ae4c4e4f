/** How a write ended, as far as anybody can know. What it holds must survive JSON. */
export type Outcome<Value, Refusal> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** The platform said no, for good: the same intent gets the same no. */
  | { readonly kind: 'refused'; readonly problem: Refusal }
  /** It may have happened. It must not be sent again; its status must be asked. `problem`: what the first was told. */
  | { readonly kind: 'unknown'; readonly problem?: Refusal }

/** An outcome in writing; `text` is the JSON of what it holds. */
export interface SerializedOutcome {
  /** Tells payloads apart without telling them. */
  readonly payload: string
  readonly state: Outcome<unknown, unknown>['kind'] | 'running'
  readonly text: string
}

/** Reads JSON back, as a zod schema does; throws on what does not fit. */
export interface Reader<Value> {
  parse(json: unknown): Value
}

/** Puts an outcome in writing. */
export function serializeOutcome(payload: string, outcome: Outcome<unknown, unknown>): SerializedOutcome {
  const { kind: state } = outcome
  if (state === 'unknown' && !outcome.problem) return { payload, state, text: '' }
  return {
    payload,
    state,
    text: JSON.stringify(state === 'answered' ? outcome.value : outcome.problem) ?? 'null',
  }
}

/** Reads an outcome back. What cannot be read (any more) did happen, but nobody knows how it ended. */
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
    // Written by another version of this program, or with a key that is gone.
  }
  return { kind: 'unknown' }
}
