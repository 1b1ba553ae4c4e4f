import type { LanguageCode } from '@marquee/contracts/languages'

/** The language to show a text in: the page's if it is written in it, else English, else the local language. */
export function writtenIn(language: LanguageCode, texts: Record<LanguageCode, string>): LanguageCode {
  return [language, 'EN' as const].find((code) => texts[code] !== '') ?? 'PHP'
}
