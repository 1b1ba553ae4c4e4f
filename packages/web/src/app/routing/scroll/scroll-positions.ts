import { storedValue, type ValueStorage } from '../../../browser/stored-value.ts'

// A tab's history is short; older entries start at the top.
const maxEntries = 50

/** The scroll positions of the tab's history, by the key of the entry; stored across reloads. */
export function createScrollPositions(storage: () => ValueStorage) {
  const stored = storedValue('marquee.scroll', storage, parsePositions)
  const positions = new Map<string, number>()
  return {
    /** Sets a position, in px from the top. */
    set(key: string, top: number): void {
      positions.delete(key)
      positions.set(key, Math.round(top))
      if (positions.size > maxEntries) positions.delete(positions.keys().next().value ?? '')
    },
    get: (key: string): number | undefined => positions.get(key),
    /** Reads the stored positions. Not called on every visit: the first access to a browser's storage is slow. */
    restore: () => {
      for (const [key, top] of stored.read() ?? []) if (!positions.has(key)) positions.set(key, top)
    },
    /** Stores the positions; call it before the page unloads. */
    save: () => stored.write([...positions]),
  }
}

function parsePositions(found: unknown): [string, number][] | undefined {
  if (!Array.isArray(found)) return undefined
  return found.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  )
}
