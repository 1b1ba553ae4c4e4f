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
  // Most words differ in more than one character from here on.
  const after = typed[at + 1]
  if (after !== undefined && after !== word[at] && after !== word[at + 1] && typed[at] !== word[at + 1])
    return false
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

/** What a game is found by. */
type Names = Pick<Game, 'gameName' | 'gameNameLocal' | 'providerName' | 'providerCode'>

/** A list of games prepared for searches, as plain data. Games are identified by their places in the list. */
export interface SearchIndex {
  /** Of each game: `|name|local name||provider|all of it without spaces`, as search texts. */
  texts: readonly string[]
  /** The words of all texts. */
  words: readonly string[]
  /** The places of the games with each word, one word after the other. */
  placesByWord: readonly number[]
  /** Where those of each word end. */
  endOfWord: readonly number[]
}

/** Prepares a list of games. */
export function indexGames(games: Iterable<Names>): SearchIndex {
  const texts: string[] = []
  const placesOfWord = new Map<string, number[]>()
  for (const { gameName, gameNameLocal, providerName, providerCode } of games) {
    const names = [toSearchText(gameName), toSearchText(gameNameLocal)].filter(Boolean)
    const provider = toSearchText(`${providerName} ${providerCode}`)
    const words = [...names, provider].join(' ').split(' ')
    for (const word of new Set(words)) {
      const places = placesOfWord.get(word)
      if (places) places.push(texts.length)
      else placesOfWord.set(word, [texts.length])
    }
    texts.push(`|${names.join('|')}||${provider}|${words.join('')}`)
  }
  let end = 0
  return {
    texts,
    words: [...placesOfWord.keys()],
    placesByWord: [...placesOfWord.values()].flat(),
    endOfWord: Array.from(placesOfWord.values(), ({ length }) => {
      end += length
      return end
    }),
  }
}

// In a shorter word, one edit could turn it into any other word; beside others a word may be shorter by one.
const minFuzzyLength = 4

/**
 * Searches by name, in English and the local language, and by provider. Case, accents, punctuation and spaces are ignored.
 * If nothing matches exactly, each word of four characters or more may have one typing error; of three, beside others.
 *
 * @returns the places of those among `candidates` that match, the best matches first and equal ones in the order of
 * `candidates`; none for text without letters or digits
 */
export function findGames(index: SearchIndex, candidates: readonly number[], typed: string): number[] {
  const { texts } = index
  const searchText = toSearchText(typed)
  if (searchText === '') return []
  const words = searchText.split(' ')
  const joined = words.join('')
  const hasEveryWord = (text: string) => words.length > 1 && words.every((word) => text.includes(word))
  const exact = candidates.filter((place) => {
    const text = texts[place] ?? ''
    return text.includes(joined) || hasEveryWord(text)
  })
  if (exact.length > 0) return bestFirst(index, exact, searchText, words)
  const minLength = words.length > 1 ? minFuzzyLength - 1 : minFuzzyLength
  const fuzzy = words.map((word) => ({ word, places: findFuzzy(index, word, minLength) }))
  return candidates.filter((place) =>
    fuzzy.every(({ word, places }) => places.has(place) || texts[place]?.includes(word)),
  )
}

/** Those first whose name starts with the text, then by words of the name, then by the provider alone. */
function bestFirst(
  { texts }: SearchIndex,
  found: readonly number[],
  searchText: string,
  words: readonly string[],
): number[] {
  const ranks: [number[], number[], number[], number[]] = [[], [], [], []]
  const [nameStart, nameWordStart, everyWordInName, other] = ranks
  for (const place of found) {
    const text = texts[place] ?? ''
    const names = text.slice(0, text.indexOf('||'))
    if (names.includes(`|${searchText}`)) nameStart.push(place)
    else if (names.includes(` ${searchText}`)) nameWordStart.push(place)
    else if (words.every((word) => names.includes(word))) everyWordInName.push(place)
    else other.push(place)
  }
  return ranks.flat()
}

function findFuzzy(
  { words, placesByWord, endOfWord }: SearchIndex,
  typed: string,
  minLength: number,
): ReadonlySet<number> {
  const places = new Set<number>()
  if (typed.length < minLength) return places
  let start = 0
  for (const [at, word] of words.entries()) {
    const end = endOfWord[at] ?? start
    if (startsWithinOneEdit(word, typed))
      for (const place of placesByWord.slice(start, end)) places.add(place)
    start = end
  }
  return places
}
