import type { LanguageCode } from '@marquee/contracts/languages'
import { textsOf } from '../../support/texts-of.ts'

type TextTree = { readonly [Key: string]: string | TextTree }

/** The key (`ui.games.play`) and the text of each text in a tree. */
function flat(texts: TextTree, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

/** Every text of the client by its key, in each language. */
export const allTexts = Object.fromEntries(
  Object.entries(textsOf).map(([language, texts]) => [language, new Map(flat(texts))]),
) as Record<LanguageCode, Map<string, string>>
