import * as z from 'zod/mini'
import { readJson } from './read-json.ts'
import { readText } from './read-text.ts'

/** Redirects of the build: a path of the site to another, or to an http(s) address off it. */
export type Redirects = Readonly<Record<string, string>>

const OwnPath = z.string().check(z.regex(/^\/(?![/\\])[^\s?#\\]*$/, 'is not a path such as /promo'))
const Target = z.string().check(z.refine(isTarget, 'is neither a path of the site nor an http(s) address'))
const kept = /^\/(?:api|assets|media|builds)(?:\/|$)/

/** Reads the file that a setting names; each thing wrong with it is an issue of its own. Empty text: no file. */
export const redirectsFile = readText((file, sayOf): Redirects => {
  if (file === '') return {}
  const say = (what: string) => sayOf(`"${file}"${what}`)
  const json = readJson(file, sayOf)
  if (json === undefined) return {}
  const read = z.record(OwnPath, Target).safeParse(json)
  if (!read.success) {
    for (const { path, message } of read.error.issues) say(` at ${path.join('.') || 'its top'}: ${message}`)
    return {}
  }
  for (const from of Object.keys(read.data)) {
    if (kept.test(from)) say(` at ${from}: is no page's path`)
    if (leadsBack(read.data, from)) say(` at ${from}: leads back to itself`)
  }
  return read.data
})

function isTarget(text: string): boolean {
  if (OwnPath.safeParse(text.replace(/[?#].*$/s, '')).success) return !/[\s\\]/.test(text)
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[\s\\]/.test(text)
}

function leadsBack(redirects: Redirects, from: string): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined; at = redirects[at]) {
    if (seen.has(at)) return at === from
    seen.add(at)
  }
  return false
}
