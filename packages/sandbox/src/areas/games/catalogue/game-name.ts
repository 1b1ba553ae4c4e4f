/** A game's name in English, and in Chinese where there is one (empty otherwise). */
export interface GameName {
  name: string
  local: string
  /** The name of the picture of its subject. */
  picture: string
}

/** A part of a name: `[English, Chinese]`. If the Chinese is empty, the whole name has no Chinese form. */
export type Word = readonly [english: string, chinese: string]

/** A name with `#` as the placeholder for its subject, in both languages. */
export type Pattern = readonly [english: string, chinese: string]

function nameFrom([english, chinese]: Word, [patternEnglish, patternChinese]: Pattern): GameName {
  return {
    name: patternEnglish.replace('#', english),
    local: chinese && patternChinese ? patternChinese.replace('#', chinese) : '',
    picture: gameCodeOf(english),
  }
}

/**
 * The names for every combination of subject and pattern. Subject and pattern both change from each name to the next,
 * so that neighbors in a list differ.
 */
export function crossNames(subjects: readonly Word[], patterns: readonly Pattern[]): GameName[] {
  return patterns.flatMap((_, round) =>
    subjects.map((subject, index) =>
      nameFrom(subject, patterns[(index + round) % patterns.length] as Pattern),
    ),
  )
}

/** The platform's code for a game: its English name in lower case, with hyphens between words. */
export function gameCodeOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
