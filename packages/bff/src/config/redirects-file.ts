import { isOwnPath } from '@marquee/contracts/own-path'
import * as z from 'zod/mini'
import { readJsonAs, readText } from './read-text.ts'

/** Redirects from a path of the site to another path or to an external http(s) address. */
export type Redirects = Readonly<Record<string, string>>

const OwnPath = z
  .string()
  .check(z.refine((text) => isOwnPath(text) && !/[\s?#]/.test(text), 'is not a path such as /promo'))
const Target = z.string().check(z.refine(isTarget, 'is neither a path of the site nor an http(s) address'))
const reservedPath = /^\/(?:api|assets|media|builds)(?:\/|$)/

/**
 * Reads the redirects file that a setting names; every error in it is an issue of its own. Empty text means no file.
 */
export const redirectsFile = readText((file, addIssue): Redirects => {
  if (file === '') return {}
  const redirects = readJsonAs(file, z.record(OwnPath, Target), addIssue) ?? {}
  for (const from of Object.keys(redirects)) {
    if (reservedPath.test(from)) addIssue(`"${file}" at ${from}: is no page's path`)
    if (isCircular(redirects, from)) addIssue(`"${file}" at ${from}: leads back to itself`)
  }
  return redirects
})

function isTarget(text: string): boolean {
  if (OwnPath.safeParse(text.replace(/[?#].*$/s, '')).success) return !/[\s\\]/.test(text)
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[\s\\]/.test(text)
}

function isCircular(redirects: Redirects, from: string): boolean {
  const seen = new Set<string>()
  // A query or fragment does not keep a path from being redirected again.
  for (let at: string | undefined = from; at !== undefined; at = redirects[at]?.replace(/[?#].*$/s, '')) {
    if (seen.has(at)) return at === from
    seen.add(at)
  }
  return false
}
