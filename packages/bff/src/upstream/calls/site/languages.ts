import { defaultLanguage, type LanguageCode, languageByCode } from '@marquee/contracts/languages'
import { field } from '../../decoding/field-readers.ts'

/**
 * Reads the languages of the site from a list of codes, a list of objects with a code, or comma-separated text.
 * Unsupported languages are left out; if none remains, the default applies.
 */
export const languages = () => field<LanguageCode[]>('languages', readLanguages, [defaultLanguage])

function readLanguages(value: unknown): LanguageCode[] | undefined {
  const codes = writtenLanguages(value)
  if (!codes) return undefined
  const offered = codes.flatMap((code) => languageByCode(code) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : [defaultLanguage]
}

/** The codes of languages as the platform writes them, supported or not; undefined for what is no list of them. */
export function writtenLanguages(value: unknown): string[] | undefined {
  const entries: unknown = typeof value === 'string' ? value.split(',') : value
  return Array.isArray(entries) ? entries.map((entry) => codeOf(entry).trim()) : undefined
}

function codeOf(entry: unknown): string {
  const code: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry
  return typeof code === 'string' ? code : ''
}
