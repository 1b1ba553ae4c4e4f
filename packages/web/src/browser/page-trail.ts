/** An entry of the tab's history: the router's key of it, and its path and query. */
interface TrailEntry {
  key: string
  address: string
}

let entries: readonly TrailEntry[] = []

/** Follows a navigation of the router. Entries that were there before this document are unknown. */
export function followNavigation(kind: 'PUSH' | 'REPLACE' | 'POP', entry: TrailEntry): void {
  if (kind === 'PUSH') entries = [...entries, entry]
  else if (kind === 'REPLACE') entries = [...entries.slice(0, -1), entry]
  else {
    const place = entries.findIndex(({ key }) => key === entry.key)
    entries = place < 0 ? [entry] : entries.slice(0, place + 1)
  }
}

/** The address that Back leads to; `undefined` where that is another site, or not known. */
export const previousAddress = (): string | undefined => entries.at(-2)?.address
