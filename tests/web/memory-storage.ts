import type { ValueStorage } from '../../packages/web/src/browser/stored-value.ts'

/** A storage of the browser's kind, in memory; `kept` is what it holds. */
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

/** A storage that a browser refuses: every use throws. */
export function refusedStorage(): ValueStorage {
  throw new DOMException('denied', 'SecurityError')
}
