import type { Game } from './catalogue.ts'

/**
 * Normalizes text for comparison in a search: lower case, without accents (`ñ` becomes `n`) and apostrophes, and with
 * a single space for every run of other characters.
 */
export function toSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Whether a word starts with the typed text, give or take one edit: a character that is wrong, extra or missing, or
 * two adjacent ones swapped (an optimal string alignment distance of at most 1 to a prefix of the word). Only a prefix
 * has to match, because a search runs while its text is still being typed.
 */
function startsWithinOneEdit(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const restMatches = (wordIndex: number, typedIndex: number) =>
    word.startsWith(typed.slice(typedIndex), wordIndex)
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at]
  return (
    at === typed.length ||
    restMatches(at, at + 1) ||
    (at < word.length &&
      (restMatches(at + 1, at + 1) || restMatches(at + 1, at) || (isSwapped && restMatches(at + 2, at + 2))))
  )
}

/** A prepared search over a list of games, which are identified by their index in that list. */
export interface GameSearch {
  /**
   * The games among `candidates` that match the typed text.
   * @returns indexes, the best matches first and equal ones in the order of `candidates`; none for text without letters
   * or digits
   */
  find(candidates: readonly number[], typed: string): number[]
}

/** How well a game matches, best first: by its name, by words of its name, by its provider alone. */
const ranks = { nameStart: 0, nameWordStart: 1, everyWordInName: 2, other: 3 }

// In a shorter word, one edit could turn it into any other word.
const minFuzzyLength = 4

/**
 * Prepares a search by name, in English and the local language, and by provider. Case, accents, punctuation and
 * spaces are ignored. If nothing matches exactly, each word of four characters or more may have one typing error.
 */
export function createGameSearch(games: readonly Game[]): GameSearch {
  const names = games.map((game) => [toSearchText(game.gameName), toSearchText(game.gameNameLocal)])
  const texts = games.map(({ providerName, providerCode }, index) =>
    [...(names[index] ?? []), toSearchText(`${providerName} ${providerCode}`)].filter(Boolean).join(' '),
  )
  const textsWithoutSpaces = texts.map((text) => text.replaceAll(' ', ''))
  const indexesByWord = buildInvertedIndex(texts)

  function hasEveryWord(index: number, words: readonly string[]): boolean {
    const text = texts[index] ?? ''
    return words.every((word) => text.includes(word))
  }

  function rankOf(index: number, searchText: string, words: readonly string[]): number {
    const own = names[index] ?? []
    if (own.some((name) => name.startsWith(searchText))) return ranks.nameStart
    if (own.some((name) => ` ${name}`.includes(` ${searchText}`))) return ranks.nameWordStart
    return own.some((name) => words.every((word) => name.includes(word)))
      ? ranks.everyWordInName
      : ranks.other
  }

  /** Sorts by rank; the sort is stable, so games of one rank keep their order. */
  function bestFirst(found: readonly number[], searchText: string, words: readonly string[]): number[] {
    const rankByIndex = new Map(found.map((index) => [index, rankOf(index, searchText, words)]))
    return found.toSorted((a, b) => (rankByIndex.get(a) ?? 0) - (rankByIndex.get(b) ?? 0))
  }

  function findFuzzy(typedWord: string): ReadonlySet<number> {
    if (typedWord.length < minFuzzyLength) return new Set()
    const similar = [...indexesByWord].filter(([word]) => startsWithinOneEdit(word, typedWord))
    return new Set(similar.flatMap(([, indexes]) => indexes))
  }

  return {
    find(candidates, typed) {
      const searchText = toSearchText(typed)
      if (searchText === '') return []
      const words = searchText.split(' ')
      const joined = words.join('')
      const exact = candidates.filter(
        (index) => textsWithoutSpaces[index]?.includes(joined) || hasEveryWord(index, words),
      )
      if (exact.length > 0) return bestFirst(exact, searchText, words)
      const fuzzy = words.map((word) => ({ word, indexes: findFuzzy(word) }))
      return candidates.filter((index) =>
        fuzzy.every(({ word, indexes }) => indexes.has(index) || texts[index]?.includes(word)),
      )
    },
  }
}

function buildInvertedIndex(texts: readonly string[]): Map<string, number[]> {
  const indexesByWord = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    for (const word of new Set(text.split(' '))) {
      const indexes = indexesByWord.get(word)
      if (indexes) indexes.push(index)
      else indexesByWord.set(word, [index])
    }
  }
  return indexesByWord
}
