import type { ValueStorage } from '#web/browser/stored-value.ts'

/** A `Storage` in memory; `kept` is its content. */
export function memoryStorage(
  kept = new Map<string, string>(),
): ValueStorage & { kept: Map<string, string> } {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A storage whose every method throws. */
export function refusedStorage(): ValueStorage {
  throw new DOMException('denied', 'SecurityError')
}
