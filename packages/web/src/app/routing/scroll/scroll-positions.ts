import { storedValue, type ValueStorage } from '../../../browser/stored-value.ts'

// A tab's history is short; what lies deeper begins at the top.
const mostPlaces = 50

/** Where the visitor was on each entry of the tab's history, by the entry's key; kept across reloads. */
export function createScrollPositions(storage: () => ValueStorage) {
  const stored = storedValue('marquee.scroll', storage, readPlaces)
  const places = new Map<string, number>()
  return {
    /** Remembers a place, in px from the top. */
    note(key: string, top: number): void {
      places.delete(key)
      places.set(key, Math.round(top))
      if (places.size > mostPlaces) places.delete(places.keys().next().value ?? '')
    },
    placeOf: (key: string): number | undefined => places.get(key),
    /** Brings back what was kept. Not asked of every visit: the first look into a browser's storage is slow. */
    restore: () => {
      for (const [key, top] of stored.read() ?? []) if (!places.has(key)) places.set(key, top)
    },
    /** Writes the places down; call it before the page goes. */
    keep: () => stored.write([...places]),
  }
}

function readPlaces(found: unknown): [string, number][] | undefined {
  if (!Array.isArray(found)) return undefined
  return found.filter(
    (place): place is [string, number] =>
      Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number',
  )
}
