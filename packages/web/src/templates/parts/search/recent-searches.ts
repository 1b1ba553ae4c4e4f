import { createStore, useStore } from '../../../browser/create-store.ts'
import { storedValue } from '../../../browser/stored-value.ts'

const maxSearches = 6
const stored = storedValue('marquee.searches', () => localStorage, readWords)
const searches = createStore<readonly string[]>([])

/** The visitor's last searches on this device, newest first. */
export function useRecentSearches(): readonly string[] {
  return useStore(searches, (words) => words, [])
}

/** Reads them from the device. */
export function restoreSearches(): void {
  searches.set(stored.read() ?? [])
}

/** Puts a search first. */
export function rememberSearch(words: string): void {
  if (words !== '') update([words, ...others(words)].slice(0, maxSearches))
}

export function forgetSearch(words: string): void {
  update(others(words))
}

const others = (words: string) =>
  searches.get().filter((other) => other.toLowerCase() !== words.toLowerCase())

function update(words: readonly string[]): void {
  searches.set(words)
  stored.write([...words])
}

function readWords(found: unknown): string[] | undefined {
  return Array.isArray(found) ? found.filter((words) => typeof words === 'string') : undefined
}
