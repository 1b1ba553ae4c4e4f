import type { LanguageCode } from '@marquee/contracts/languages'
import en from './texts/en.json' with { type: 'json' }
import fil from './texts/fil.json' with { type: 'json' }
import zh from './texts/zh.json' with { type: 'json' }

/** The texts of all games, a file for each language, which all have the same keys. */
export const gameTexts: Record<LanguageCode, typeof en> = { EN: en, PHP: fil, CN: zh }

/** A group of texts: those of a game, of all draws, or of all games. */
type Group = keyof typeof en

/** The texts of a game's page. */
export type Texts = (typeof en)['shared'] & Readonly<Record<string, string>>

/** The texts of all games and those of the groups, of which a later one may replace what an earlier one has. */
export function textsOf(language: LanguageCode, groups: readonly Group[]): Texts {
  const texts = gameTexts[language]
  return Object.assign({}, texts.shared, ...groups.map((group) => texts[group]))
}
