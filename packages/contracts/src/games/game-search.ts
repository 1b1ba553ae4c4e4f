import type { Game } from './game.ts'
import { beginsButForOneSlip } from './one-slip.ts'
import { plainText } from './plain-text.ts'

/** Finds games by what was typed. Games are known by their place in the list that the search was made of. */
export interface GameSearch {
  /** The places among `candidates`, in their order, of the games that match. */
  find(candidates: readonly number[], typed: string): number[]
}

// A shorter word with a slip in it could be any other.
const leastForgiven = 4

/**
 * Prepares a search through names in both languages and providers. Case, accents, signs and spaces do not count. A
 * word of four letters or more may have one slip, where nothing is found without.
 */
export function createGameSearch(games: readonly Game[]): GameSearch {
  const texts = games.map((game) =>
    plainText(`${game.gameName} ${game.gameNameLocal} ${game.providerName} ${game.providerCode}`),
  )
  const unspaced = texts.map((text) => text.replaceAll(' ', ''))
  const vocabulary = placesByWord(texts)

  function hasAll(place: number, words: readonly string[]): boolean {
    const text = texts[place] ?? ''
    return words.every((word) => text.includes(word))
  }

  /** The places of games with a word that is the typed one but for a slip. */
  function nearly(word: string): ReadonlySet<number> {
    if (word.length < leastForgiven) return new Set()
    const near = [...vocabulary].filter(([known]) => beginsButForOneSlip(known, word))
    return new Set(near.flatMap(([, places]) => places))
  }

  return {
    find(candidates, typed) {
      const plain = plainText(typed)
      if (plain === '') return []
      const words = plain.split(' ')
      const together = words.join('')
      const found = candidates.filter((place) => unspaced[place]?.includes(together) || hasAll(place, words))
      if (found.length > 0) return found
      const nearby = words.map((word) => ({ word, places: nearly(word) }))
      return candidates.filter((place) =>
        nearby.every(({ word, places }) => places.has(place) || texts[place]?.includes(word)),
      )
    },
  }
}

function placesByWord(texts: readonly string[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(text.split(' '))) {
      const places = byWord.get(word)
      if (places) places.push(place)
      else byWord.set(word, [place])
    }
  }
  return byWord
}
