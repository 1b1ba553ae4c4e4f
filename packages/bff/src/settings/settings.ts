import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { CachePolicy } from '../cache/cached.ts'
import { type BrandSettings, brandsFile, brandTable } from '../config/brand-settings.ts'
import type { OwnSettings } from '../config/brands-file.ts'
import { type Environment, withSettingsFile } from '../config/environment.ts'
import { operatorsFile } from '../config/operators-file.ts'
import { type ChangedBy, fieldOf, live, type Setting, setting, type ValuesOf } from '../config/setting.ts'
import {
  findMisspellings,
  findPublishedKeys,
  type Misspelling,
  redactSetting,
  type SettingError,
} from '../config/setting-errors.ts'
import {
  accountNaming,
  covers,
  directoryOrOff,
  domains,
  fileNames,
  hostName,
  instanceName,
  keys,
  logLevel,
  logoPath,
  mediaPaths,
  names,
  optionalDirectory,
  optionalWebAddress,
  port,
  proxies,
  rateLimit,
  redisUrl,
  revision,
  seconds,
  webAddress,
  wholeNumber,
} from '../config/setting-readers.ts'
import { platformFile } from './platform-file.ts'

/** A fallback that production does not have. */
const outsideProduction = (value: string) => (production: boolean) => (production ? undefined : value)

/** Every setting of the gateway. See `.env.example` for their meaning. */
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
  ...brandTable,
  UPSTREAM_TIMEOUT_MS: setting(wholeNumber(1, 600_000), '5000', '5000'),
  UPSTREAM_DEADLINE_MS: setting(wholeNumber(1, 600_000), '8000', '8000'),
  UPSTREAM_CONNECTIONS: setting(wholeNumber(1, 10_000), '128', '128'),
  RATE_LIMIT_HOSTS: live(setting(rateLimit, '120/60', '120/60')),
  MEDIA_PATHS: setting(mediaPaths, '/uploads/,/art/', ''),
  PROVIDER_LOGOS: setting(logoPath, '/art/logos/{logo}.svg', ''),
  CHAT_SCRIPT_URL: setting(optionalWebAddress, 'https://cdn.livechatinc.com/tracking.js', ''),
  PLATFORM_FILE: setting(platformFile, '/etc/marquee/platform.json', ''),
  REDIS_URL: setting(redisUrl, 'redis://cache.example.com:6379', '', true),
  SNAPSHOT_DIRECTORY: setting(directoryOrOff, '/var/lib/marquee', '.data/snapshot'),
  TEMPLATES_DIRECTORY: setting(optionalDirectory, '/etc/marquee/templates', ''),
  METRICS_BRANDS: setting(wholeNumber(0, 10_000), '200', '200'),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(optionalWebAddress, 'http://collector:4318', ''),
  DOCTOR_EVERY_MINUTES: setting(wholeNumber(0, 10_080), '60', '0'),
  MAX_EVENT_LOOP_DELAY_MS: setting(wholeNumber(50, 60_000), '1000', '1000'),
  STALLED_READER_SECONDS: setting(wholeNumber(1, 3600), '30', '30'),
  MAX_EVENT_STREAMS: setting(wholeNumber(1, 100_000), '5000', '5000'),
  LOG_LEVEL: live(setting(logLevel, 'info', 'info')),
  INSTANCE: setting(instanceName, 'gateway-a', ''),
  LOG_ACCOUNT: setting(accountNaming, 'hash', 'hash'),
  REVISION: setting(revision, '4f2c1e9', 'unknown'),
  SUPPORT_LOG_FILES: setting(fileNames, '/var/log/marquee/gateway.log*', ''),
  SHUTDOWN_DRAIN_SECONDS: setting(seconds, '10', '10'),
}

/** A setting as a page of the guide shows it. */
export interface SettingFacts extends Pick<Setting, 'example' | 'changedBy' | 'secret'> {
  name: string
  /** What it is when it is not given; undefined where production requires it. */
  fallback: string | undefined
}

/** Every setting, with what it is in production. */
export function describeSettings(): SettingFacts[] {
  return Object.entries<Setting>(settings).map(([name, { schema, fallback, ...facts }]) => ({
    name,
    fallback: fallback(true),
    ...facts,
  }))
}

type Name = keyof typeof settings
type Values = ValuesOf<typeof settings>

/** All settings of the gateway, parsed and validated. What is not `live` holds until the process ends. */
export interface Config extends ValuesOf<typeof settings, 'restart'> {
  production: boolean
  freshness: Record<'startup' | 'seo' | 'cms' | 'catalogue' | 'live', CachePolicy>
  /** What a reload changes, as it was at the start. */
  live: LiveSettings
  /** Variables of the environment that look like settings which are not given. */
  misspellings: Misspelling[]
}

/** The settings that a reload changes. */
export interface LiveSettings extends ValuesOf<typeof settings, 'reload'> {
  /** What holds for every brand that has nothing of its own. */
  readonly everyBrand: BrandSettings
  /** What holds for single brands, by their host or `*.host`: of those that match, the longest. */
  readonly brands: ReadonlyMap<string, BrandSettings>
  /** What browsers are told of https where no brand is known: nothing where one has its own. */
  readonly strictTransportSecurity: string
}

/** Holds the settings that a reload changes. `now` is asked each time, and never kept. */
export interface Settings {
  readonly now: LiveSettings
}

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
      const differing = settingNames.filter(
        (name) => textOf(next.values[fieldOf(name)]) !== textOf(running[fieldOf(name)]),
      )
      const [changed, needRestart] = [differing.filter(isLive), differing.filter((name) => !isLive(name))]
      running = { ...next.values, ...valuesBy('restart', running) }
      return { live: toLive(running), changed, needRestart }
    },
  }
}

const settingNames = Object.keys(settings) as Name[]
const isLive = (name: Name) => settings[name].changedBy !== 'restart'

/** The values of the settings that `by` changes. */
function valuesBy<By extends ChangedBy>(by: By, values: Values): ValuesOf<typeof settings, By> {
  const fields = settingNames.filter((name) => settings[name].changedBy === by).map(fieldOf)
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as ValuesOf<typeof settings, By>
}

// Lists of addresses compare as equal whatever is in them.
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part))

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
  for (const [name, { schema, example, fallback, secret }] of Object.entries<Setting>(settings)) {
    const given = environment[name]?.trim() || undefined
    const text = given ?? fallback(production)
    if (text === undefined) {
      errors.push({ name, message: missing(name, misspellings), example })
      continue
    }
    const result = schema.safeParse(text)
    if (result.success) values[fieldOf(name)] = result.data
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
function publishedKeys({ sessionKeys: given = [] }: Partial<Values>): SettingError[] {
  const { example } = settings.SESSION_KEYS
  return findPublishedKeys(given).map((message) => ({ name: 'SESSION_KEYS', message, example }))
}

const environments: readonly (string | undefined)[] = [undefined, '', 'production', 'development', 'test']

/** What is wrong with values that could each be read: they would not do what they seem to say. */
function contradictions(
  { NODE_ENV, UPSTREAM_TIMEOUT_MS }: Environment,
  {
    upstreamTimeoutMs: timeout = 0,
    upstreamDeadlineMs: deadline = timeout,
    chatScriptUrl,
    mediaPaths: media = [],
    providerLogos: logos = '',
    brandDomains: domains = [],
    brandsFile: brands = new Map(),
  }: Partial<Values>,
  production: boolean,
): SettingError[] {
  const error = (name: Name, message: string) => ({
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
  if (production && chatScriptUrl?.protocol === 'http:')
    found.push(error('CHAT_SCRIPT_URL', `"${chatScriptUrl.origin}" is not https, so no page would load it`))
  for (const pattern of brands.keys())
    if (!domains.some((domain) => covers(domain, pattern) || covers(pattern, domain)))
      found.push(error('BRANDS_FILE', `"${redactSetting(pattern)}" is no host of BRAND_DOMAINS`))
  return found
}

/** Whether the listeners would be in each other's way. Port 0 is any that is free. */
function sharesPort({ host, port, adminHost, adminPort }: Values): boolean {
  const isAny = [host, adminHost].some((address) => address === '0.0.0.0' || address === '::')
  return port === adminPort && port !== 0 && (isAny || host === adminHost)
}

const portTaken = ({ port }: Values): SettingError => ({
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
    ...valuesBy('restart', values),
    production,
    freshness: {
      startup: policy(values.startupFreshSeconds, values.startupStaleSeconds),
      seo: policy(values.seoFreshSeconds, values.seoStaleSeconds),
      cms: policy(values.cmsFreshSeconds, values.cmsStaleSeconds),
      catalogue: policy(values.catalogueFreshSeconds, values.catalogueStaleSeconds),
      live: policy(values.liveFreshSeconds, values.liveStaleSeconds),
    },
    live: toLive(values),
    misspellings,
  }
}

const policy = (freshSeconds: number, staleSeconds: number): CachePolicy => ({
  freshMs: freshSeconds * 1000,
  staleMs: staleSeconds * 1000,
})

function toLive(values: Values): LiveSettings {
  const everyBrand = toBrandSettings(values)
  const brands = new Map(
    [...values.brandsFile.keys()].map((pattern) => [
      pattern,
      toBrandSettings({ ...values, ...ownSettings(pattern, values.brandsFile) }),
    ]),
  )
  const { strictTransportSecurity } = everyBrand
  const isShared = [...brands.values()].every(
    (brand) => brand.strictTransportSecurity === strictTransportSecurity,
  )
  return {
    ...valuesBy('reload', values),
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
  const { upstreamUrl, publicScheme, chatScriptUrl } = values
  const orPlatforms = (origins: string[]) => (origins.length > 0 ? origins : [upstreamUrl.origin])
  const completed = {
    ...valuesBy('brand', values),
    gameOrigins: orPlatforms(values.gameOrigins),
    paymentOrigins: orPlatforms(values.paymentOrigins),
    // Of its script, and those that it uses beside it.
    chatOrigins: chatScriptUrl ? [...new Set([chatScriptUrl.origin, ...values.chatOrigins])] : [],
    strictTransportSecurity: publicScheme === 'https' ? values.strictTransportSecurity : '',
  }
  return { id: hash('sha256', JSON.stringify(completed)).slice(0, 12), ...completed }
}
