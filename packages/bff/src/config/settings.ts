import { hash } from 'node:crypto'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { type OwnSettings, readBrandsFile } from './brands-file.ts'
import { type BrandSettings, type Config, freshness, type LiveSettings } from './config.ts'
import { type Environment, withSettingsFile } from './environment.ts'
import { operatorsFile } from './operators-file.ts'
import { platformFile } from './platform-file.ts'
import { readText, type TextSchema } from './read-text.ts'
import { redirectsFile } from './redirects-file.ts'
import {
  findMisspellings,
  findPublishedKeys,
  type Misspelling,
  redactSetting,
  type SettingError,
} from './setting-errors.ts'
import {
  covers,
  domains,
  fileNames,
  hostName,
  instanceName,
  isOn,
  keys,
  logoPath,
  mediaPaths,
  names,
  optionalDirectory,
  optionalWebAddress,
  origins,
  port,
  proxies,
  rateLimit,
  redisUrl,
  revision,
  seconds,
  strictTransportSecurity,
  webAddress,
  wholeNumber,
} from './setting-readers.ts'

/** A setting: how its text is read, an example, and what it is when it is not given. */
interface Setting<Value> {
  schema: TextSchema<Value>
  example: string
  /** Used if the variable is unset or empty; undefined makes the setting required. */
  fallback: (production: boolean) => string | undefined
  secret?: true
  /** Whether a reload changes it; else it holds until the process ends. */
  isLive?: true
  /** Whether a brand may have its own. */
  isPerBrand?: true
}

/** Declares a setting. A rule for its fallback is asked whether this is production. */
function setting<Value>(
  schema: TextSchema<Value>,
  example: string,
  fallback?: string | ((production: boolean) => string | undefined),
  secret?: true,
): Setting<Value> {
  const rule = typeof fallback === 'function' ? fallback : () => fallback
  return { schema, example, fallback: rule, ...(secret && { secret }) }
}

/** A setting that a reload changes. */
const live = <Value>(one: Setting<Value>): Setting<Value> => ({ ...one, isLive: true })

/** A setting that a reload changes, and that a brand may have of its own. */
const perBrand = <Value>(one: Setting<Value>): Setting<Value> => ({ ...live(one), isPerBrand: true })

/** A fallback that production does not have. */
const outsideProduction = (value: string) => (production: boolean) => (production ? undefined : value)

/** The file of what brands have of their own; its rules are those of the settings below. */
const brandsFile = readText((path, addIssue): ReadonlyMap<string, OwnSettings> => {
  const own = Object.entries<Setting<unknown>>(settings).filter(([, { isPerBrand }]) => isPerBrand)
  return readBrandsFile(path, Object.fromEntries(own.map(([name, { schema }]) => [name, schema])), addIssue)
})

const settings = {
  SETTINGS_FILE: setting(z.string(), '/etc/marquee/settings.env', ''),
  UPSTREAM_URL: setting(
    webAddress,
    'https://platform.example.com',
    outsideProduction('http://127.0.0.1:4000'),
  ),
  BRAND_DOMAINS: live(
    setting(domains, 'play.example.com,*.example.net', outsideProduction('localhost,*.localhost,127.0.0.1')),
  ),
  SESSION_KEYS: setting(keys, 'what openssl rand -hex 32 prints', outsideProduction(''), true),
  HOST: setting(hostName, '127.0.0.1', '127.0.0.1'),
  PORT: setting(port, '8080', '8080'),
  ADMIN_HOST: setting(hostName, '127.0.0.1', '127.0.0.1'),
  ADMIN_PORT: setting(port, '9090', '9090'),
  ADMIN_HOSTS: setting(names, 'gateway.internal,marquee.svc', ''),
  OPERATORS_FILE: live(setting(operatorsFile, '/etc/marquee/operators.json', '')),
  BRANDS_FILE: live(setting(brandsFile, '/etc/marquee/brands.json', '')),
  PUBLIC_SCHEME: setting(z.enum(['http', 'https'], 'must be http or https'), 'https', (production) =>
    production ? 'https' : 'http',
  ),
  STRICT_TRANSPORT_SECURITY: perBrand(
    setting(strictTransportSecurity, 'max-age=31536000', 'max-age=31536000; includeSubDomains'),
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
  LIVE_FRESH_SECONDS: setting(seconds, '5', '5'),
  LIVE_STALE_SECONDS: setting(seconds, '0', '0'),
  UPSTREAM_TIMEOUT_MS: setting(wholeNumber(1, 600_000), '5000', '5000'),
  UPSTREAM_DEADLINE_MS: setting(wholeNumber(1, 600_000), '8000', '8000'),
  UPSTREAM_CONNECTIONS: setting(wholeNumber(1, 10_000), '128', '128'),
  RATE_LIMIT_CREDENTIALS: perBrand(setting(rateLimit, '10/60', '10/60')),
  RATE_LIMIT_TAC: perBrand(setting(rateLimit, '5/60', '5/60')),
  RATE_LIMIT_WRITES: perBrand(setting(rateLimit, '60/60', '60/60')),
  RATE_LIMIT_READS: perBrand(setting(rateLimit, '600/60', '600/60')),
  RATE_LIMIT_HOSTS: live(setting(rateLimit, '120/60', '120/60')),
  GAME_ORIGINS: perBrand(setting(origins, 'https://games.example.com', '')),
  PAYMENT_ORIGINS: perBrand(setting(origins, 'https://pay.example.com', '')),
  IMAGE_ORIGINS: perBrand(setting(origins, 'https://images.example.com', '')),
  MEDIA_PATHS: setting(mediaPaths, '/uploads/,/art/', ''),
  PROVIDER_LOGOS: setting(logoPath, '/art/logos/{logo}.svg', ''),
  CHAT_SCRIPT_URL: setting(optionalWebAddress, 'https://cdn.livechatinc.com/tracking.js', ''),
  CHAT_ORIGINS: perBrand(setting(origins, 'https://secure.livechatinc.com', '')),
  SHARED_CACHE_SECONDS: perBrand(setting(wholeNumber(0, 60), '5', '0')),
  REDIRECTS_FILE: perBrand(setting(redirectsFile, '/etc/marquee/redirects.json', '')),
  ANALYTICS_SCRIPTS: perBrand(setting(isOn, 'off', 'on')),
  ANALYTICS_ORIGINS: perBrand(setting(origins, 'https://www.google-analytics.com', '')),
  PLATFORM_FILE: setting(platformFile, '/etc/marquee/platform.json', ''),
  REDIS_URL: setting(redisUrl, 'redis://cache.example.com:6379', '', true),
  SNAPSHOT_DIRECTORY: setting(z.string().check(z.minLength(1)), '/var/lib/marquee', '.data/snapshot'),
  TEMPLATES_DIRECTORY: setting(optionalDirectory, '/etc/marquee/templates', ''),
  METRICS_BRANDS: setting(wholeNumber(0, 10_000), '200', '200'),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(optionalWebAddress, 'http://collector:4318', ''),
  DOCTOR_EVERY_MINUTES: setting(wholeNumber(0, 10_080), '60', '0'),
  MAX_EVENT_LOOP_DELAY_MS: setting(wholeNumber(50, 60_000), '1000', '1000'),
  STALLED_READER_SECONDS: setting(wholeNumber(1, 3600), '30', '30'),
  MAX_EVENT_STREAMS: setting(wholeNumber(1, 100_000), '5000', '5000'),
  LOG_LEVEL: live(
    setting(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level of the log'),
      'info',
      'info',
    ),
  ),
  INSTANCE: setting(instanceName, 'gateway-a', ''),
  LOG_ACCOUNT: setting(z.enum(['plain', 'hash', 'off'], 'must be plain, hash or off'), 'hash', 'hash'),
  REVISION: setting(revision, '4f2c1e9', 'unknown'),
  SUPPORT_LOG_FILES: setting(fileNames, '/var/log/marquee/gateway.log*', ''),
  SHUTDOWN_DRAIN_SECONDS: setting(seconds, '10', '10'),
}

/** A setting as a page of the guide shows it. */
export interface SettingFacts {
  name: string
  example: string
  /** What it is when it is not given; undefined where production requires it. */
  fallback: string | undefined
  isSecret: boolean
  /** Whether a reload changes it. */
  isLive: boolean
  /** Whether a brand may have its own. */
  isPerBrand: boolean
}

/** Every setting, in the order of the table, with what it is in production. */
export function describeSettings(): SettingFacts[] {
  return Object.entries(settings).map(
    ([name, { example, fallback, secret, isLive, isPerBrand }]: [string, Setting<unknown>]) => ({
      name,
      example,
      fallback: fallback(true),
      isSecret: secret === true,
      isLive: isLive === true,
      isPerBrand: isPerBrand === true,
    }),
  )
}

type Settings = typeof settings
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> }

/** What settings say, and which of the given names look like settings that are not given. */
interface ReadSettings {
  values: Values
  production: boolean
  misspellings: Misspelling[]
}

/** The settings as they are after a reload, and which of them have changed. */
export interface Reread {
  live: LiveSettings
  changed: string[]
  /** Settings that have changed, too, and hold from the next start on. */
  needRestart: string[]
}

/** The configuration, and how a reload reads what may have changed in it; or all mistakes. */
export type Reading =
  | { config: Config; reread: () => Reread | { errors: SettingError[] } }
  | { errors: SettingError[] }

/**
 * Reads all settings, of the environment and of the file that `SETTINGS_FILE` names. Returns the configuration, or all
 * errors at once so that they can be fixed in one go. Errors never contain secrets.
 */
export function readConfig(environment: Environment): Reading {
  const first = readSettings(environment)
  if ('errors' in first) return first
  let running = first.values
  return {
    config: toConfig(first),
    reread() {
      const next = readSettings(environment)
      if ('errors' in next) return next
      const differing = settingNames.filter((name) => textOf(next.values[name]) !== textOf(running[name]))
      const [changed, needRestart] = [differing.filter(isLive), differing.filter((name) => !isLive(name))]
      const kept = Object.fromEntries(needRestart.map((name) => [name, running[name]]))
      running = { ...next.values, ...kept }
      return { live: toLive(running), changed, needRestart }
    },
  }
}

// Lists of addresses compare as equal whatever is in them.
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part))

const settingNames = Object.keys(settings) as (keyof Settings)[]
const isLive = (name: keyof Settings) => (settings[name] as Setting<unknown>).isLive === true

function readSettings(own: Environment): ReadSettings | { errors: SettingError[] } {
  const { environment, problem } = withSettingsFile(own)
  if (problem !== undefined) {
    const { example } = settings.SETTINGS_FILE
    return { errors: [{ name: 'SETTINGS_FILE', message: problem, example }] }
  }
  const production = environment.NODE_ENV === 'production'
  const errors: SettingError[] = []
  const misspellings = findMisspellings(environment, settingNames)
  const values: Record<string, unknown> = {}
  for (const [name, { schema, example, fallback, secret }] of Object.entries(settings)) {
    const given = environment[name]?.trim() || undefined
    const text = given ?? fallback(production)
    if (text === undefined) {
      errors.push({ name, message: missing(name, misspellings), example })
      continue
    }
    const result = schema.safeParse(text)
    if (result.success) values[name] = result.data
    else
      for (const issue of result.error.issues)
        errors.push({ name, message: describeValue(issue.message, given, secret), example })
  }
  if (production) errors.push(...publishedKeys(values))
  errors.push(...contradictions(environment, values, production))
  if (errors.length === 0 && sharesPort(values as Values)) errors.push(portTaken(values as Values))
  return errors.length > 0 ? { errors } : { values: values as Values, production, misspellings }
}

function missing(name: string, misspellings: readonly Misspelling[]): string {
  const found = misspellings.find(({ meant }) => meant === name)
  return found ? `is missing, and ${found.given} is no setting` : 'is missing'
}

// Demos on one machine have a key of the repository, and need none of their own.
function publishedKeys({ SESSION_KEYS: given = [] }: Partial<Values>): SettingError[] {
  const { example } = settings.SESSION_KEYS
  return findPublishedKeys(given).map((message) => ({ name: 'SESSION_KEYS', message, example }))
}

const environments: readonly (string | undefined)[] = [undefined, '', 'production', 'development', 'test']

/** What is wrong with values that could each be read: they would not do what they seem to say. */
function contradictions(
  { NODE_ENV, UPSTREAM_TIMEOUT_MS }: Environment,
  {
    UPSTREAM_TIMEOUT_MS: timeout = 0,
    UPSTREAM_DEADLINE_MS: deadline = timeout,
    CHAT_SCRIPT_URL,
    MEDIA_PATHS: media = [],
    PROVIDER_LOGOS: logos = '',
    BRAND_DOMAINS: domains = [],
    BRANDS_FILE: brands = new Map(),
  }: Partial<Values>,
  production: boolean,
): SettingError[] {
  const error = (name: keyof Settings, message: string) => ({
    name,
    message,
    example: settings[name].example,
  })
  const found: SettingError[] = []
  // What is not production has public defaults, and must not be taken for it.
  if (!environments.includes(NODE_ENV))
    found.push({
      ...{ name: 'NODE_ENV', message: `"${redactSetting(NODE_ENV ?? '')}" is no environment` },
      example: 'production',
    })
  // A deadline alone shortens the time of an attempt, too.
  if (UPSTREAM_TIMEOUT_MS?.trim() && timeout > deadline)
    found.push(error('UPSTREAM_TIMEOUT_MS', `"${timeout}" is longer than UPSTREAM_DEADLINE_MS, ${deadline}`))
  if (logos !== '' && media.length > 0 && !media.some((path) => logos.startsWith(path)))
    found.push(error('PROVIDER_LOGOS', `"${logos}" is not below MEDIA_PATHS, so no logo would be served`))
  if (production && CHAT_SCRIPT_URL?.protocol === 'http:')
    found.push(error('CHAT_SCRIPT_URL', `"${CHAT_SCRIPT_URL.origin}" is not https, so no page would load it`))
  for (const pattern of brands.keys())
    if (!domains.some((domain) => covers(domain, pattern) || covers(pattern, domain)))
      found.push(error('BRANDS_FILE', `"${redactSetting(pattern)}" is no host of BRAND_DOMAINS`))
  return found
}

/** Whether the listeners would be in each other's way. Port 0 is any that is free. */
function sharesPort({
  HOST: host,
  PORT: port,
  ADMIN_HOST: adminHost,
  ADMIN_PORT: adminPort,
}: Values): boolean {
  const isAny = [host, adminHost].some((address) => address === '0.0.0.0' || address === '::')
  return port === adminPort && port !== 0 && (isAny || host === adminHost)
}

const portTaken = ({ PORT: port }: Values): SettingError => ({
  name: 'ADMIN_PORT',
  message: `"${port}" is the port of the public listener (PORT)`,
  example: settings.ADMIN_PORT.example,
})

function describeValue(message: string, given: string | undefined, secret: true | undefined): string {
  return secret || given === undefined || message.includes('"')
    ? message
    : `"${redactSetting(given)}" ${message}`
}

function toConfig({ values, production, misspellings }: ReadSettings): Config {
  return {
    production,
    live: toLive(values),
    upstreamUrl: values.UPSTREAM_URL,
    sessionKeys: values.SESSION_KEYS,
    host: values.HOST,
    port: values.PORT,
    adminHost: values.ADMIN_HOST,
    adminPort: values.ADMIN_PORT,
    adminHosts: [...values.ADMIN_HOSTS, values.ADMIN_HOST.toLowerCase()],
    publicScheme: values.PUBLIC_SCHEME,
    trustedProxies: values.TRUSTED_PROXIES,
    freshness: {
      startup: freshness(values.STARTUP_FRESH_SECONDS, values.STARTUP_STALE_SECONDS),
      seo: freshness(values.SEO_FRESH_SECONDS, values.SEO_STALE_SECONDS),
      cms: freshness(values.CMS_FRESH_SECONDS, values.CMS_STALE_SECONDS),
      catalogue: freshness(values.CATALOGUE_FRESH_SECONDS, values.CATALOGUE_STALE_SECONDS),
      live: freshness(values.LIVE_FRESH_SECONDS, values.LIVE_STALE_SECONDS),
    },
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    upstreamDeadlineMs: values.UPSTREAM_DEADLINE_MS,
    upstreamConnections: values.UPSTREAM_CONNECTIONS,
    mediaPaths: values.MEDIA_PATHS,
    providerLogos: values.PROVIDER_LOGOS,
    chatScriptUrl: values.CHAT_SCRIPT_URL?.href ?? '',
    platformFile: values.PLATFORM_FILE,
    redisUrl: values.REDIS_URL,
    templatesDirectory: values.TEMPLATES_DIRECTORY || undefined,
    snapshotDirectory: values.SNAPSHOT_DIRECTORY === 'off' ? undefined : values.SNAPSHOT_DIRECTORY,
    metricsBrands: values.METRICS_BRANDS,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    doctorEveryMs: values.DOCTOR_EVERY_MINUTES * 60_000,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    stalledReaderMs: values.STALLED_READER_SECONDS * 1000,
    maxEventStreams: values.MAX_EVENT_STREAMS,
    instance: values.INSTANCE || hostname(),
    logAccount: values.LOG_ACCOUNT,
    revision: values.REVISION,
    supportLogFiles: values.SUPPORT_LOG_FILES,
    shutdownDrainMs: values.SHUTDOWN_DRAIN_SECONDS * 1000,
    misspellings,
  }
}

function toLive(values: Values): LiveSettings {
  const everyBrand = toBrandSettings(values)
  const brands = new Map(
    [...values.BRANDS_FILE.keys()].map((pattern) => [
      pattern,
      toBrandSettings({ ...values, ...ownSettings(pattern, values.BRANDS_FILE) }),
    ]),
  )
  const { strictTransportSecurity } = everyBrand
  const isShared = [...brands.values()].every(
    (brand) => brand.strictTransportSecurity === strictTransportSecurity,
  )
  return {
    brandDomains: values.BRAND_DOMAINS,
    operators: values.OPERATORS_FILE,
    logLevel: values.LOG_LEVEL,
    everyBrand,
    brands,
    strictTransportSecurity: isShared ? strictTransportSecurity : '',
  }
}

/** A host is narrower than the wildcard in its place. */
const narrownessOf = (pattern: string) => pattern.replace('*', '').length

/** What a host or `*.host` has of its own: what it is given, and before that what wider wildcards are given. */
function ownSettings(pattern: string, brands: ReadonlyMap<string, OwnSettings>): Partial<Values> {
  const widestFirst = [...brands]
    .filter(([domain]) => covers(domain, pattern))
    .toSorted(([one], [other]) => narrownessOf(one) - narrownessOf(other))
  return Object.assign({}, ...widestFirst.map(([, own]) => own))
}

function toBrandSettings(values: Values): BrandSettings {
  const settings = {
    rateLimits: {
      credentials: values.RATE_LIMIT_CREDENTIALS,
      tac: values.RATE_LIMIT_TAC,
      writes: values.RATE_LIMIT_WRITES,
      reads: values.RATE_LIMIT_READS,
      hosts: values.RATE_LIMIT_HOSTS,
    },
    gameOrigins: orPlatforms(values.GAME_ORIGINS, values),
    paymentOrigins: orPlatforms(values.PAYMENT_ORIGINS, values),
    imageOrigins: values.IMAGE_ORIGINS,
    chatOrigins: chatOrigins(values.CHAT_SCRIPT_URL, values.CHAT_ORIGINS),
    analyticsScripts: values.ANALYTICS_SCRIPTS,
    analyticsOrigins: values.ANALYTICS_ORIGINS,
    sharedCacheSeconds: values.SHARED_CACHE_SECONDS,
    redirects: values.REDIRECTS_FILE,
    strictTransportSecurity: values.PUBLIC_SCHEME === 'https' ? values.STRICT_TRANSPORT_SECURITY : '',
  }
  return { id: hash('sha256', JSON.stringify(settings)).slice(0, 12), ...settings }
}

function orPlatforms(origins: string[], { UPSTREAM_URL: platform }: Values): string[] {
  return origins.length > 0 ? origins : [platform.origin]
}

/** The origins of the live chat: that of its script and those it uses beside it; none without a script. */
function chatOrigins(script: URL | undefined, others: readonly string[]): string[] {
  return script ? [...new Set([script.origin, ...others])] : []
}
