/** What of `Storage` is used; a browser may refuse every part of it. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value kept across reloads under one key. Storage that is full, off or spoiled by hand counts as empty. */
export interface StoredValue<Value> {
  key: string
  read: () => Value | undefined
  write: (value: Value) => void
  clear: () => void
}

/** Keeps a value as JSON. `parse` judges what was found and answers `undefined` for what does not fit. */
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
