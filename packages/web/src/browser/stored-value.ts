/** The part of `Storage` that is used; a browser may throw on each method. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value stored across reloads under one key. Storage that is full, disabled or tampered with counts as empty. */
export interface StoredValue<Value> {
  key: string
  read: () => Value | undefined
  write: (value: Value) => void
  clear: () => void
}

/** Stores a value as JSON. `parse` validates the stored value and returns `undefined` for one that does not fit. */
export function storedValue<Value>(
  key: string,
  storage: () => ValueStorage,
  parse: (found: unknown) => Value | undefined,
): StoredValue<Value> {
  return {
    key,
    read: () => attempt(() => parse(JSON.parse(storage().getItem(key) ?? 'null'))),
    write: (value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
