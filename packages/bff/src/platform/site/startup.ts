import type { CategoryCount, Startup } from '@marquee/contracts/areas/site/startup'
import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { defaultMarket, markets } from '@marquee/contracts/markets/market'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import * as z from 'zod/mini'
import { field, Settled, Understood } from '../../upstream/decoding/field.ts'
import {
  count,
  date,
  flag,
  id,
  itemsOf,
  orNone,
  readFlag,
  readNumber,
  readText,
  recordOrNull,
  text,
  textOrNull,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { readTime } from '../../upstream/decoding/times.ts'
import { isWebAddress } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { closureOf, siteStatus } from './closure.ts'
import { languages } from './languages.ts'
import { GameMenuEntries, MenuEntries, readGameMenu, readMenu } from './menu.ts'

// A day is shown as one: nobody said at what time.
const dayOrTime = () =>
  field(
    'time',
    (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : readTime(value)),
    '',
  )

const Maintenance = z.object({
  is_maintenance: orNone(flag()),
  start_date: z.optional(dayOrTime()),
  end_date: z.optional(dayOrTime()),
})

/** The maintenance of the site from an object, a flag or nothing. */
const maintenance = () =>
  z.pipe(
    z.transform((value: unknown, context): unknown => {
      if (value === undefined || value === null || value instanceof Settled) return null
      const isOn = readFlag(value)
      if (isOn !== undefined) return { is_maintenance: isOn }
      if (typeof value === 'object') return value
      context.issues.push({ code: 'custom', input: value, params: { expected: 'maintenance', settle: null } })
      return null
    }),
    z.nullable(Maintenance),
  )

/** The code of a market whose pack this product has. Any other value is drift, and as good as none. */
const marketCode = () => field('the code of a market pack', readCode, '')

const readCode = (value: unknown): string | undefined => {
  if (value === null || value === '') return ''
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return markets.has(code) ? code : undefined
}

/** The name of the site's time zone. */
export const timeZone = () => field('a time zone of IANA', readTimeZone, '')

/** Reads the name of a time zone, such as `Asia/Manila`; empty for none. */
function readTimeZone(value: unknown): string | undefined {
  if (value === null || value === '') return ''
  if (typeof value !== 'string') return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The market of a brand. Naming it turns its rules on: the question for the age, and what is not allowed there. */
function readMarket(code: string): Startup['market'] {
  const named = markets.get(code)
  const { realityMinutes: _, ...market } = named ?? defaultMarket
  return named ? { ...market, asksAge: true } : { ...market, closedCategories: [], asksAge: false }
}

/**
 * Reads the categories of the site with their number of providers, from a list of `{ category, count }` or an object
 * by category. Duplicate categories are added up; unknown ones are left out. `game_count` is an extension of ours
 * with the number of games, which most platforms lack.
 */
const providerCount = () => field<CategoryCount[]>('providerCount', readProviderCount, [])

function readProviderCount(value: unknown): CategoryCount[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const counts = new Map<CategoryId, CategoryCount>()
  for (const [key, entry] of Object.entries(value)) {
    const category = categoryByName(nameOf(entry) ?? key)
    if (!category) continue
    const known = counts.get(category) ?? { category, count: 0, games: 0 }
    const count = known.count + countOf(entry)
    const games = sum(known.games, gamesOf(entry))
    counts.set(category, games === undefined ? { category, count } : { category, count, games })
  }
  return [...counts.values()]
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return readNumber(entry) === undefined ? entry : undefined
  const name = property(entry, 'category')
  return typeof name === 'string' ? name : undefined
}

// An entry without a number still means that the category exists.
const countOf = (entry: unknown): number => readNumber(property(entry, 'count') ?? entry) ?? 1

const gamesOf = (entry: unknown): number | undefined => readNumber(property(entry, 'game_count'))

// A sum with an unknown part is unknown.
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b

const property = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined

/** The host of the links by which players invite others: a host, or the address of one. Any other text is drift. */
const linkHost = () => field('a host', readHost, '')

function readHost(value: unknown): string | Understood<string> | undefined {
  const written = readText(value === null ? '' : value)
    ?.trim()
    .toLowerCase()
  if (written === undefined || written === '' || isHost(written)) return written
  const host = isWebAddress(written) ? new URL(written).hostname : ''
  return isHost(host) ? new Understood(host) : undefined
}

const isHost = (text: string) =>
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text)

const SiteItem = z.object({
  site_name: words(),
  currency: text(),
  theme_code: text(),
  theme_color: text(),
  external_id: id(),
  logo1: textOrNull(),
  logo2: textOrNull(),
  logo3: textOrNull(),
  logo_text: wordsOrNull(),
  status: siteStatus(),
  expired_date: date(),
  android_sub: textOrNull(),
  ios_sub: textOrNull(),
})

const StartupAnswer = z.object({
  maintenance: maintenance(),
  content: z.object({ menu: MenuEntries, game_menu: GameMenuEntries }),
  site: SiteItem,
  language: languages(),
  provider_count: providerCount(),
  aff_domain: linkHost(),
  live_chat: z.object({ chat_id: textOrNull(), image_id: z.optional(textOrNull()) }),
  // An extension of ours: a platform that lacks an area may list those it has.
  capabilities: orNone(field<Capability[]>('capabilities', readCapabilities, [...servedCapabilities])),
  // Another one: the market whose law the brand is under.
  market: z.optional(marketCode()),
  // The contract of the platform names it without its place.
  timezone: z.optional(timeZone()),
  // An extension of ours: its contract has the hold, and lets nobody know of it before.
  password_hold_hours: orNone(count()),
  // An extension too: a claim of a license is no claim without its licensor and number.
  license: orNone(
    recordOrNull({ licensor: wordsOrNull(), number: textOrNull(), url: z.optional(textOrNull()) }),
  ),
})
type StartupAnswer = z.infer<typeof StartupAnswer>

/** The start-up data of a brand, and beside it what stays in the gateway. */
export const startup = platformCall({
  path: '/api/startup',
  kind: 'read',
  identify: 'domain',
  onFailure: 'startup',
  timeZone: ({ timezone }) => readTimeZone(timezone) || defaultTimeZone,
  response: StartupAnswer,
  read(raw) {
    const { status: isActive, expired_date: expiredDate, external_id: externalId } = raw.site
    const closure = closureOf({ isActive, expiredDate }, Date.now(), raw.timezone || defaultTimeZone)
    const startup = { ...readStartup(raw), isClosed: closure !== undefined }
    return { startup, externalId, closure }
  },
})

function readStartup(raw: StartupAnswer): Omit<Startup, 'isClosed'> {
  const market = readMarket(raw.market ?? '')
  const categories = raw.provider_count.filter(({ category }) => !market.closedCategories.includes(category))
  const offered = new Set(categories.map(({ category }) => category))
  return {
    maintenance: readMaintenance(raw.maintenance),
    site: readSite(raw.site),
    affiliateDomain: raw.aff_domain,
    menu: readMenu(raw.content.menu, offered),
    gameMenu: readGameMenu(raw.content.game_menu, offered),
    ...raw.language,
    categories,
    liveChat: { chatId: raw.live_chat.chat_id, imageUrl: readChatImage(raw.live_chat.image_id ?? '') },
    capabilities: raw.capabilities ?? [...servedCapabilities],
    market,
    ...(raw.timezone && { timeZone: raw.timezone }),
    ...(raw.password_hold_hours && { passwordHoldHours: raw.password_hold_hours }),
    ...readLicense(raw.license),
  }
}

function readLicense(license: StartupAnswer['license']): Pick<Startup, 'license'> {
  const { licensor = '', number = '', url = '' } = license ?? {}
  if (licensor === '' || number === '') return {}
  return { license: { licensor, number, url: isWebAddress(url) ? url : '' } }
}

// A bare id names a picture at the chat's own service, which has no address.
const readChatImage = (id: string) => (id.includes('/') ? id : '')

/** Null if the site is open. */
function readMaintenance(told: StartupAnswer['maintenance']): Startup['maintenance'] {
  if (!told?.is_maintenance) return null
  return { startDate: told.start_date ?? '', endDate: told.end_date ?? '' }
}

function readSite(site: z.infer<typeof SiteItem>): Startup['site'] {
  return {
    siteName: site.site_name,
    currency: site.currency,
    themeCode: site.theme_code,
    themeColor: site.theme_color,
    logo1: site.logo1,
    logo2: site.logo2,
    logo3: site.logo3,
    logoText: site.logo_text,
    androidLink: site.android_sub,
    iosLink: site.ios_sub,
  }
}

function readCapabilities(value: unknown): Capability[] | undefined {
  const names = itemsOf(value)
  return names && servedCapabilities.filter((name) => names.includes(name))
}
