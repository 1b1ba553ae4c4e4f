import { useEffect } from 'react'
import { storedValue } from '../../../browser/stored-value.ts'

const sectionsWithGames = storedValue('marquee.own-sections', () => localStorage, readNames)

/**
 * Whether a section of the player's games had games the last time. If so, skeletons reserve its place while they load;
 * otherwise nothing is rendered that might have to be removed again. `count` is `undefined` until it is known.
 */
export function useHadGamesBefore(name: string, count: number | undefined): boolean {
  useEffect(() => {
    if (count === undefined) return
    const others = (sectionsWithGames.read() ?? []).filter((other) => other !== name)
    sectionsWithGames.write(count > 0 ? [...others, name] : others)
  }, [name, count])
  return sectionsWithGames.read()?.includes(name) ?? false
}

function readNames(found: unknown): string[] | undefined {
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : undefined
}
