import { BlockList, isIP } from 'node:net'
import * as z from 'zod'
import { domainPattern } from './brands/domain-pattern.ts'
import { shownSetting } from './shown-setting.ts'

/** How settings are read: from the text an operator writes to a value, or to what is wrong with it. */

/** `N/seconds`: at most `max` requests in a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be between ${least} and ${most}`)

export const port = wholeNumber(0, 65535)
export const seconds = wholeNumber(0, 31_536_000).transform((value) => value * 1000)
export const hostName = z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'is not a host or an address')

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const webAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    context.addIssue('is not an http(s) address without user, query or fragment')
    return z.NEVER
  }
  return url
})

/** As `webAddress`; empty text is no address. */
export const optionalWebAddress = z.union([z.literal('').transform(() => undefined), webAddress])

// The address may hold a password, so it is a secret.
export const redisUrl = z.string().transform((text, context) => {
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^rediss?:$/.test(url.protocol)) context.addIssue('is not a redis:// or rediss:// address')
  return text
})

export const domains = z.string().transform((text, context) => {
  const names = list(text).map((name) => name.toLowerCase())
  if (names.length === 0) context.addIssue('names no host')
  for (const name of names)
    if (!domainPattern.test(name)) context.addIssue(`"${shownSetting(name)}" is not a host or *.host`)
  return names
})

export const keys = z.string().transform((text, context) => {
  const secrets = list(text).map((key) => Buffer.from(key, 'base64url'))
  secrets.forEach((secret, index) => {
    if (secret.length < 32) context.addIssue(`key ${index + 1} is shorter than 32 bytes in base64url`)
  })
  return secrets
})

export const origins = z.string().transform((text, context) =>
  list(text).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry)
      context.addIssue(`"${shownSetting(entry)}" is not an origin`)
    return entry
  }),
)

// Read to the letter: a range cut short (`10.0.0.0/`) must not come to mean everybody.
const addressRange = /^(?<address>[^/]+)(?:\/(?<prefix>\d{1,3}))?$/

export const proxies = z.string().transform((text, context) => {
  const trusted = new BlockList()
  for (const range of list(text)) {
    const { address = '', prefix } = addressRange.exec(range)?.groups ?? {}
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    const bits = prefix === undefined ? most : Number(prefix)
    if (version === 0 || bits > most) context.addIssue(`"${shownSetting(range)}" is not an address range`)
    else trusted.addSubnet(address, bits, `ipv${version === 6 ? 6 : 4}`)
  }
  return trusted
})

export const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}$/, 'is not N/seconds')
  .transform((text): RateLimit => {
    const [max = 0, windowSeconds = 0] = text.split('/').map(Number)
    return { max, windowMs: windowSeconds * 1000 }
  })

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
