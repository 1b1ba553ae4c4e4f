import { useEffect } from 'react'
import { storedValue } from '../../../browser/stored-value.ts'

const filled = storedValue('marquee.own-sections', () => localStorage, readNames)

/**
 * Whether a player's own section held games when it was last seen: then its place is kept while they are on their
 * way, and else nothing is drawn that might have to go again. `count` is missing until it is known.
 */
export function useHadGamesBefore(name: string, count: number | undefined): boolean {
  useEffect(() => {
    if (count === undefined) return
    const others = (filled.read() ?? []).filter((other) => other !== name)
    filled.write(count > 0 ? [...others, name] : others)
  }, [name, count])
  return filled.read()?.includes(name) ?? false
}

function readNames(found: unknown): string[] | undefined {
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : undefined
}
