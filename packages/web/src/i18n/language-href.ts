import { type LanguageCode, withLanguagePrefix } from '@marquee/contracts/languages'

/** The address of a page in another language. `path` has no language prefix; its query and hash stay. */
export function languageHref(language: LanguageCode, path: string): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return `${withLanguagePrefix(language, pathname)}${rest}`
}
