import { defaultLanguage, type LanguageCode, languageByCode } from '@marquee/contracts/languages'
import { field } from '../../decoding/field-readers.ts'

/**
 * The languages of the site, from a list of codes, a list of entries with a code, or codes in one text. Those that
 * are not offered are left out; where none is left, the default language stands.
 */
export const languages = () => field<LanguageCode[]>('languages', readLanguages, [defaultLanguage])

function readLanguages(value: unknown): LanguageCode[] | undefined {
  const entries: unknown = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(entries)) return undefined
  const offered = entries.flatMap((entry) => languageByCode(codeOf(entry).trim()) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : [defaultLanguage]
}

function codeOf(entry: unknown): string {
  const code: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry
  return typeof code === 'string' ? code : ''
}
