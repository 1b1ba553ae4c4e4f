import type { LocalText } from './kinds.ts'
import { defaultLanguage, type LanguageCode, languageCodes } from './languages.ts'

/** The text for a reader: in the reader's language, else in the default one, else in the first that there is. */
export function pickText(texts: LocalText, reader: LanguageCode): { text: string; language: LanguageCode } {
  const language = [reader, defaultLanguage, ...languageCodes].find((code) => texts[code]) ?? reader
  return { text: texts[language] ?? '', language }
}
