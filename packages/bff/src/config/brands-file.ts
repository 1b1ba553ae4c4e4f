import * as z from 'zod/mini'
import { readJsonAs } from './read-text.ts'
import { fieldOf, type Setting } from './setting.ts'
import { findMisspellings, redactSetting } from './setting-errors.ts'
import { domainPattern } from './setting-readers.ts'

/** The settings that a brand has of its own, as their schemas have read them. */
export type OwnSettings = Readonly<Record<string, unknown>>

const File = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * Reads the file of settings that brands have of their own: by host, or `*.host`, the texts of settings by their names.
 * Every mistake in it is an issue of its own. Empty text means no file.
 *
 * @param table of the settings that a brand may have of its own
 */
export function readBrandsFile(
  path: string,
  table: Readonly<Record<string, Setting>>,
  addIssue: (what: string) => void,
): ReadonlyMap<string, OwnSettings> {
  const brands = new Map<string, OwnSettings>()
  if (path === '') return brands
  for (const [given, texts] of Object.entries(readJsonAs(path, File, addIssue) ?? {})) {
    const pattern = given.toLowerCase()
    const at = `"${path}" at ${pattern}`
    if (!domainPattern.test(pattern)) addIssue(`${at}: is not a host or *.host`)
    const own: Record<string, unknown> = {}
    for (const [name, text] of Object.entries(texts)) {
      const setting = Object.hasOwn(table, name) ? table[name] : undefined
      if (!setting) {
        addIssue(`${at}.${name}: ${describeUnknown(name, Object.keys(table))}`)
        continue
      }
      const result = setting.schema.safeParse(text.trim())
      if (result.success) own[fieldOf(name)] = result.data
      else
        for (const { message } of result.error.issues)
          addIssue(
            `${at}.${name}: ${message.includes('"') ? message : `"${redactSetting(text)}" ${message}`}`,
          )
    }
    brands.set(pattern, own)
  }
  return brands
}

function describeUnknown(name: string, known: readonly string[]): string {
  const [misspelt] = findMisspellings({ [name]: 'given' }, known)
  return misspelt
    ? `is no setting; ${misspelt.meant} may be meant`
    : `is no setting that a brand may have of its own; those are ${known.join(', ')}`
}
