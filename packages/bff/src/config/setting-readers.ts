import { statSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { parsePattern, readText } from './read-text.ts'
import { redactSetting } from './setting-errors.ts'

/** A host as it may be configured for a brand: a name, `*.name` for one or more labels before it, or an address. */
export const domainPattern =
  /^(?:(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]+\])$/

/** Schemas of settings: they parse the text of an environment variable to a value or to issues. */

/** `N/seconds`: at most `max` requests in a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

export const wholeNumber = (min: number, max: number) =>
  readText((text, addIssue) => {
    if (!/^\d{1,9}$/.test(text)) addIssue('is not a whole number')
    else if (Number(text) < min || Number(text) > max) addIssue(`must be between ${min} and ${max}`)
    return Number(text)
  })

export const port = wholeNumber(0, 65535)
const yearSeconds = 31_536_000
export const seconds = wholeNumber(0, yearSeconds)
export const hostName = z.string().check(z.regex(/^[A-Za-z0-9.:_-]+$/, 'is not a host or an address'))

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const nowhere = new URL('about:blank')

function readAddress(text: string, addIssue: (what: string) => void): URL {
  const url = URL.canParse(text) ? new URL(text) : nowhere
  if (!/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    addIssue('is not an http(s) address without user, query or fragment')
  return url
}

export const webAddress = readText(readAddress)

/** As `webAddress`; empty text means no address. */
export const optionalWebAddress = readText((text, addIssue) =>
  text === '' ? undefined : readAddress(text, addIssue),
)

/** A directory that is there; empty text means none. */
export const optionalDirectory = readText((text, addIssue) => {
  if (text === '') return undefined
  if (!statSync(text, { throwIfNoEntry: false })?.isDirectory()) addIssue('is no directory')
  return text
})

/** A directory, or `off`. */
export const directoryOrOff = parsePattern(/./, 'is no directory', (text) =>
  text === 'off' ? undefined : text,
)

/** A commit, or the name of a release: it becomes the label of a metric. */
export const revision = z.string().check(z.regex(/^[\w.-]{1,64}$/, 'is not a commit'))

/** Tells the lines and the traces of this replica from those of others; empty text means the name of the machine. */
export const instanceName = parsePattern(
  /^[\w.-]{0,128}$/,
  'is not a name such as gateway-a',
  (text) => text || hostname(),
)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const logLevel = z.enum(logLevels, 'is not a level of the log')
export type LogLevel = z.output<typeof logLevel>

/** How the log names accounts. */
export const accountNaming = z.enum(['plain', 'hash', 'off'], 'must be plain, hash or off')
export type AccountNaming = z.output<typeof accountNaming>

// The address may contain a password, so it is a secret.
export const redisUrl = readText((text, addIssue) => {
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^rediss?:$/.test(url.protocol)) addIssue('is not a redis:// or rediss:// address')
  else if (!/^\/?\d*$/.test(url.pathname)) addIssue('names a database that is not a number')
  return text
})

export const domains = readText((text, addIssue) => {
  const names = list(text).map((name) => name.toLowerCase())
  if (names.length === 0) addIssue('names no host')
  for (const name of names)
    if (!domainPattern.test(name)) addIssue(`"${redactSetting(name)}" is not a host or *.host`)
  return names
})

/** Whether a host, or each host that a wildcard stands for, is one that another domain stands for. */
export const covers = (domain: string, other: string): boolean =>
  domain === other || (domain.startsWith('*.') && other.endsWith(domain.slice(1)))

/** Names of hosts, without wildcards. */
export const names = readText((text, addIssue) => {
  const given = list(text).map((name) => name.toLowerCase())
  for (const name of given)
    if (!domainPattern.test(name) || name.startsWith('*')) addIssue(`"${redactSetting(name)}" is not a host`)
  return given
})

/** Paths that begin and end with a slash. */
export const mediaPaths = readText((text, addIssue) => {
  const given = list(text)
  for (const path of given)
    if (!/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(path))
      addIssue(`"${redactSetting(path)}" is not a path such as /uploads/`)
  return given
})

/** A path in which `{logo}` stands for the code of a logo; empty text means none. */
export const logoPath = readText((text, addIssue) => {
  if (text !== '' && !/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*[\w.~-]*\{logo\}[\w.~-]*$/.test(text))
    addIssue('is not a path of a picture with {logo} in its name, such as /art/logos/{logo}.svg')
  return text
})

// Checked strictly: the decoder skips invalid characters, which would silently yield a different key.
const base64url = /^[\w-]+={0,2}$/

export const keys = readText((text, addIssue) => {
  const written = list(text)
  if (text !== '' && written.length === 0) addIssue('names no key')
  return written.map((key, index) => {
    const secret = Buffer.from(key, 'base64url')
    if (!base64url.test(key)) addIssue(`key ${index + 1} is not base64url`)
    else if (secret.length < 32) addIssue(`key ${index + 1} is shorter than 32 bytes in base64url`)
    return secret
  })
})

export const origins = readText((text, addIssue) =>
  list(text).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry)
      addIssue(`"${redactSetting(entry)}" is not an origin`)
    return entry
  }),
)

// Parsed strictly: a truncated range (`10.0.0.0/`) must not trust every address.
const addressRange = /^(?<address>[^/]+)(?:\/(?<prefix>\d{1,3}))?$/

// The largest range of private addresses, fc00::/7, has as many.
const fewestBits = 7

export const proxies = readText((text, addIssue) => {
  const trusted = new BlockList()
  for (const range of list(text)) {
    const { address = '', prefix } = addressRange.exec(range)?.groups ?? {}
    const version = isIP(address)
    const max = version === 6 ? 128 : 32
    const bits = prefix === undefined ? max : Number(prefix)
    if (version === 0 || bits > max) addIssue(`"${redactSetting(range)}" is not an address range`)
    else if (bits < fewestBits)
      addIssue(`"${redactSetting(range)}" trusts nearly everybody, who could then claim any address`)
    else trusted.addSubnet(address, bits, `ipv${version === 6 ? 6 : 4}`)
  }
  return trusted
})

const maxRequests = 9_999_999
const maxWindowSeconds = 99_999

export const rateLimit = readText((text, addIssue): RateLimit => {
  const [max = 0, windowSeconds = 0] = text.split('/').map(Number)
  if (!/^\d+\/\d+$/.test(text)) addIssue('is not N/seconds')
  else if (max < 1 || max > maxRequests) addIssue(`must allow between 1 and ${maxRequests} requests`)
  else if (windowSeconds < 1 || windowSeconds > maxWindowSeconds)
    addIssue(`must count over 1 to ${maxWindowSeconds} seconds`)
  return { max, windowMs: windowSeconds * 1000 }
})

/** The value of `Strict-Transport-Security` (RFC 6797); empty for `off`. */
export const strictTransportSecurity = parsePattern(
  /^(?:off|max-age=\d{1,10}(?:; includeSubDomains)?(?:; preload)?)$/,
  'is neither off nor such as max-age=31536000; includeSubDomains',
  (text) => (text === 'off' ? '' : text),
)

/** Names and patterns of files. */
export const fileNames = z.pipe(z.string(), z.transform(list))

export const isOn = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((value) => value === 'on'),
)
