import { type LanguageCode, withLanguagePrefix } from '@marquee/contracts/languages'

/** The address of the same page in another language. `path` is without prefix, its query and hash are kept. */
export function languageHref(language: LanguageCode, path: string): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return `${withLanguagePrefix(language, pathname)}${rest}`
}
