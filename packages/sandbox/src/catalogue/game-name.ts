/** A game's name in English and, where one comes naturally, in Chinese (empty otherwise). */
export interface GameName {
  name: string
  local: string
}

/** Words that make names: `[English, Chinese]`. A word without Chinese leaves the whole name without. */
export type Word = readonly [english: string, chinese: string]

/** A way to make a name from a subject; `#` stands for the subject in both languages. */
export type Pattern = readonly [english: string, chinese: string]

/** Puts a subject into a pattern. */
function nameFrom([english, chinese]: Word, [patternEnglish, patternChinese]: Pattern): GameName {
  return {
    name: patternEnglish.replace('#', english),
    local: chinese && patternChinese ? patternChinese.replace('#', chinese) : '',
  }
}

/**
 * Every subject in every pattern, in an order that does not put two names of one subject or one pattern side by
 * side: subject and pattern both move on with each name.
 */
export function crossNames(subjects: readonly Word[], patterns: readonly Pattern[]): GameName[] {
  return patterns.flatMap((_, round) =>
    subjects.map((subject, index) =>
      nameFrom(subject, patterns[(index + round) % patterns.length] as Pattern),
    ),
  )
}

/** The code under which the platform knows a game: its English name in lower case, words joined by hyphens. */
export function gameCodeOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
