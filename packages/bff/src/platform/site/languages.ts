import type { Startup } from '@marquee/contracts/areas/site/startup'
import { defaultLanguage, languageByCode } from '@marquee/contracts/languages'
import { field, Understood } from '../../upstream/decoding/field.ts'
import { itemsOf, readText, unfold } from '../../upstream/decoding/field-readers.ts'

/** The languages that a visitor can choose, and the pictures of those that have one. */
type Languages = Pick<Startup, 'languages' | 'languageIcons'>

// Of codes in the log.
const mostCharacters = 40

const defaultLanguages: Languages = { languages: [defaultLanguage], languageIcons: {} }

/** What is expected of them, as drift says. */
export const languagesWithTexts = 'languages with texts'

/**
 * Reads the languages of the site from a list of codes, a list of objects with a code, or comma-separated text. Those
 * without texts are reported and left out; if none remains, the default applies.
 */
export const languages = () => field<Languages>(languagesWithTexts, readLanguages, defaultLanguages)

function readLanguages(value: unknown): Languages | Understood<Languages> | undefined {
  const entries = writtenLanguages(value)
  if (!entries) return undefined
  const offered = entries.flatMap(({ code, icon }) => {
    const language = languageByCode(code)
    return language ? [{ language, icon }] : []
  })
  const icons = offered.flatMap(({ language, icon }) => (icon ? [[language, icon] as const] : []))
  const read =
    offered.length > 0
      ? {
          languages: [...new Set(offered.map(({ language }) => language))],
          languageIcons: Object.fromEntries(icons),
        }
      : defaultLanguages
  const unknown = entries.flatMap(({ code }) => (code && !languageByCode(code) ? [code] : []))
  return unknown.length > 0 ? new Understood(read, unknown.join(', ').slice(0, mostCharacters)) : read
}

interface WrittenLanguage {
  code: string
  icon: string
}

/** The languages as the platform writes them, with texts or without; undefined for what is no list of them. */
export function writtenLanguages(value: unknown): WrittenLanguage[] | undefined {
  const told = unfold(value)
  const entries = typeof told === 'string' ? told.split(',') : itemsOf(told)
  return entries?.map((entry) => ({
    code: (readText(property(entry, 'code') ?? entry) ?? '').trim(),
    icon: (readText(property(entry, 'icon')) ?? '').trim(),
  }))
}

const property = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
