import { BlockList, isIP } from 'node:net'
import * as z from 'zod'
import { domainPattern } from './brands/domain-pattern.ts'

/** `N/seconds`: at most `max` requests in a window. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** How long a value is served without asking, and how long after that it may still stand in. */
export interface Freshness {
  freshMs: number
  staleMs: number
}

/** Every setting of the gateway, read and checked. See `.env.example` for what each means. */
export interface Config {
  production: boolean
  upstreamUrl: URL
  brandDomains: string[]
  /** Secrets of at least 32 bytes, newest first. Empty: one is made at start, and sessions end with the process. */
  sessionKeys: Buffer[]
  host: string
  port: number
  adminHost: string
  adminPort: number
  publicScheme: 'http' | 'https'
  trustedProxies: BlockList
  freshness: { startup: Freshness; seo: Freshness; cms: Freshness; catalogue: Freshness }
  upstreamTimeoutMs: number
  upstreamDeadlineMs: number
  upstreamConnections: number
  rateLimits: { credentials: RateLimit; tac: RateLimit; writes: RateLimit; reads: RateLimit }
  /** Origins whose pages may be framed as games; the platform's own where none is named. */
  gameOrigins: string[]
  /** Origins of pictures beside the platform's own, which the gateway serves itself. */
  imageOrigins: string[]
  analyticsScripts: boolean
  /** Where last known good data is kept across restarts; undefined: nowhere. */
  snapshotDirectory: string | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  logAccount: 'plain' | 'hash' | 'off'
  shutdownDrainMs: number
}

/** A setting that cannot be used: its name, what is wrong (never its value where it is secret), an example. */
export interface Mistake {
  name: string
  wrong: string
  example: string
}

interface Setting<Value> {
  schema: z.ZodType<Value, string>
  example: string
  /** Used when the variable is unset or empty; undefined makes the setting required. */
  fallback: (production: boolean) => string | undefined
  secret?: true
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be between ${least} and ${most}`)

const port = wholeNumber(0, 65535)
const seconds = wholeNumber(0, 31_536_000).transform((value) => value * 1000)
const hostName = z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'is not a host or an address')

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const webAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    context.addIssue('is not an http(s) address without user, query or fragment')
    return z.NEVER
  }
  return url
})

const domains = z.string().transform((text, context) => {
  const names = list(text).map((name) => name.toLowerCase())
  if (names.length === 0) context.addIssue('names no host')
  for (const name of names)
    if (!domainPattern.test(name)) context.addIssue(`"${name}" is not a host or *.host`)
  return names
})

const keys = z.string().transform((text, context) => {
  const secrets = list(text).map((key) => Buffer.from(key, 'base64url'))
  secrets.forEach((secret, index) => {
    if (secret.length < 32) context.addIssue(`key ${index + 1} is shorter than 32 bytes in base64url`)
  })
  return secrets
})

const origins = z.string().transform((text, context) =>
  list(text).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry)
      context.addIssue(`"${entry}" is not an origin`)
    return entry
  }),
)

const proxies = z.string().transform((text, context) => {
  const trusted = new BlockList()
  for (const range of list(text)) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix)
    const most = family === 'ipv6' ? 128 : 32
    if (!isIP(address) || !Number.isInteger(bits) || bits < 0 || bits > most) {
      context.addIssue(`"${range}" is not an address range`)
    } else trusted.addSubnet(address, bits, family)
  }
  return trusted
})

const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}$/, 'is not N/seconds')
  .transform((text): RateLimit => {
    const [max = 0, windowSeconds = 0] = text.split('/').map(Number)
    return { max, windowMs: windowSeconds * 1000 }
  })

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

function setting<Value>(
  schema: z.ZodType<Value, string>,
  example: string,
  fallback?: string | ((production: boolean) => string | undefined),
  secret?: true,
): Setting<Value> {
  const rule = typeof fallback === 'function' ? fallback : () => fallback
  return { schema, example, fallback: rule, ...(secret && { secret }) }
}

const outsideProduction = (value: string) => (production: boolean) => (production ? undefined : value)

const settings = {
  UPSTREAM_URL: setting(
    webAddress,
    'https://platform.example.com',
    outsideProduction('http://127.0.0.1:4000'),
  ),
  BRAND_DOMAINS: setting(
    domains,
    'play.example.com,*.example.net',
    outsideProduction('localhost,*.localhost,127.0.0.1'),
  ),
  SESSION_KEYS: setting(
    keys,
    '32 random bytes in base64url: openssl rand -base64 32',
    outsideProduction(''),
    true,
  ),
  HOST: setting(hostName, '127.0.0.1', '127.0.0.1'),
  PORT: setting(port, '8080', '8080'),
  ADMIN_HOST: setting(hostName, '127.0.0.1', '127.0.0.1'),
  ADMIN_PORT: setting(port, '9090', '9090'),
  PUBLIC_SCHEME: setting(z.enum(['http', 'https'], 'must be http or https'), 'https', (production) =>
    production ? 'https' : 'http',
  ),
  TRUSTED_PROXIES: setting(proxies, '10.0.0.0/8', ''),
  STARTUP_FRESH_SECONDS: setting(seconds, '30', '30'),
  STARTUP_STALE_SECONDS: setting(seconds, '86400', '86400'),
  SEO_FRESH_SECONDS: setting(seconds, '300', '300'),
  SEO_STALE_SECONDS: setting(seconds, '86400', '86400'),
  CMS_FRESH_SECONDS: setting(seconds, '300', '300'),
  CMS_STALE_SECONDS: setting(seconds, '86400', '86400'),
  CATALOGUE_FRESH_SECONDS: setting(seconds, '60', '60'),
  CATALOGUE_STALE_SECONDS: setting(seconds, '3600', '3600'),
  UPSTREAM_TIMEOUT_MS: setting(wholeNumber(1, 600_000), '5000', '5000'),
  UPSTREAM_DEADLINE_MS: setting(wholeNumber(1, 600_000), '8000', '8000'),
  UPSTREAM_CONNECTIONS: setting(wholeNumber(1, 10_000), '128', '128'),
  RATE_LIMIT_CREDENTIALS: setting(rateLimit, '10/60', '10/60'),
  RATE_LIMIT_TAC: setting(rateLimit, '5/60', '5/60'),
  RATE_LIMIT_WRITES: setting(rateLimit, '60/60', '60/60'),
  RATE_LIMIT_READS: setting(rateLimit, '600/60', '600/60'),
  GAME_ORIGINS: setting(origins, 'https://games.example.com', ''),
  IMAGE_ORIGINS: setting(origins, 'https://images.example.com', ''),
  ANALYTICS_SCRIPTS: setting(onOff, 'off', 'on'),
  SNAPSHOT_DIRECTORY: setting(z.string().min(1), '/var/lib/marquee', '.data/snapshot'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level of the log'),
    'info',
    'info',
  ),
  LOG_ACCOUNT: setting(z.enum(['plain', 'hash', 'off'], 'must be plain, hash or off'), 'hash', 'hash'),
  SHUTDOWN_DRAIN_SECONDS: setting(seconds, '10', '10'),
}

type Settings = typeof settings
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> }
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads every setting. The answer is the configuration, or the list of every mistake at once, so that an operator
 * mends a setup in one go. Secrets never appear in a mistake.
 */
export function readConfig(environment: Environment): { config: Config } | { mistakes: Mistake[] } {
  const production = environment.NODE_ENV === 'production'
  const mistakes: Mistake[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, example, fallback, secret }] of Object.entries(settings)) {
    const given = environment[name]?.trim() || undefined
    const text = given ?? fallback(production)
    if (text === undefined) {
      mistakes.push({ name, wrong: 'is missing', example })
      continue
    }
    const result = schema.safeParse(text)
    if (result.success) values[name] = result.data
    else
      for (const issue of result.error.issues)
        mistakes.push({ name, wrong: says(issue.message, given, secret), example })
  }
  if (mistakes.length > 0) return { mistakes }
  return { config: toConfig(values as Values, production) }
}

function says(message: string, given: string | undefined, secret: true | undefined): string {
  return secret || given === undefined || message.includes('"')
    ? message
    : `"${given.slice(0, 60)}" ${message}`
}

/** The list of mistakes as an operator reads it. */
export function describeMistakes(mistakes: Mistake[]): string {
  const lines = mistakes.map(({ name, wrong, example }) => `  ${name} ${wrong} (for example: ${example})`)
  const count = mistakes.length === 1 ? 'one setting' : `${mistakes.length} settings`
  return `The gateway cannot start: ${count} to put right.\n${lines.join('\n')}\n`
}

function toConfig(values: Values, production: boolean): Config {
  return {
    production,
    upstreamUrl: values.UPSTREAM_URL,
    brandDomains: values.BRAND_DOMAINS,
    sessionKeys: values.SESSION_KEYS,
    host: values.HOST,
    port: values.PORT,
    adminHost: values.ADMIN_HOST,
    adminPort: values.ADMIN_PORT,
    publicScheme: values.PUBLIC_SCHEME,
    trustedProxies: values.TRUSTED_PROXIES,
    freshness: {
      startup: { freshMs: values.STARTUP_FRESH_SECONDS, staleMs: values.STARTUP_STALE_SECONDS },
      seo: { freshMs: values.SEO_FRESH_SECONDS, staleMs: values.SEO_STALE_SECONDS },
      cms: { freshMs: values.CMS_FRESH_SECONDS, staleMs: values.CMS_STALE_SECONDS },
      catalogue: { freshMs: values.CATALOGUE_FRESH_SECONDS, staleMs: values.CATALOGUE_STALE_SECONDS },
    },
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    upstreamDeadlineMs: values.UPSTREAM_DEADLINE_MS,
    upstreamConnections: values.UPSTREAM_CONNECTIONS,
    rateLimits: {
      credentials: values.RATE_LIMIT_CREDENTIALS,
      tac: values.RATE_LIMIT_TAC,
      writes: values.RATE_LIMIT_WRITES,
      reads: values.RATE_LIMIT_READS,
    },
    gameOrigins: values.GAME_ORIGINS.length > 0 ? values.GAME_ORIGINS : [values.UPSTREAM_URL.origin],
    imageOrigins: values.IMAGE_ORIGINS,
    analyticsScripts: values.ANALYTICS_SCRIPTS,
    snapshotDirectory: values.SNAPSHOT_DIRECTORY === 'off' ? undefined : values.SNAPSHOT_DIRECTORY,
    logLevel: values.LOG_LEVEL,
    logAccount: values.LOG_ACCOUNT,
    shutdownDrainMs: values.SHUTDOWN_DRAIN_SECONDS,
  }
}
