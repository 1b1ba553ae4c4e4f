import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'

/** A text of the platform; `cn` is its Chinese, from a platform that sends three languages. Each is empty where missing. */
export interface LocalText {
  en: string
  local: string
  cn?: string
}

/**
 * Picks the text of the reader's language, else English, else what there is. The platform does not name its local
 * language: text with Chinese characters is Chinese, any other is Filipino.
 *
 * @returns the text and its language as a BCP 47 tag
 */
export function localizeText(
  { en, local, cn = '' }: LocalText,
  reader: LanguageCode,
): { text: string; language: string } {
  const localLanguage = /\p{Script=Han}/u.test(local) ? 'CN' : 'PHP'
  const candidates: [language: LanguageCode, text: string][] = [
    ['EN', en],
    [localLanguage, local],
    ['CN', cn],
  ]
  const filled = candidates.filter(([, text]) => !isEmpty(text))
  const [language, text] = filled.find(([of]) => of === reader) ?? filled[0] ?? ['EN', '']
  return { text, language: offeredLanguages[language].tag }
}

// An emptied rich-text editor leaves markup behind, such as `<p><br></p>`.
function isEmpty(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}

/**
 * Makes a function that puts a cached value into the language of a reader once: serialized bytes are memoized by the
 * identity of the result. Cached values are frozen.
 */
export function oncePerLanguage<Value extends object, Language, Result>(
  localize: (value: Value, language: Language) => Result,
): (value: Value, language: Language) => Result {
  const localized = new WeakMap<Value, Map<Language, Result>>()
  return (value, language) => {
    const byLanguage = localized.get(value) ?? new Map<Language, Result>()
    localized.set(value, byLanguage)
    const known = byLanguage.get(language)
    if (known !== undefined) return known
    const result = localize(value, language)
    byLanguage.set(language, result)
    return result
  }
}
