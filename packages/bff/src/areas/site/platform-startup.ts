import type { CategoryCount, MenuItem, Startup } from '@marquee/contracts/areas/site/startup'
import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { defaultLanguage, type LanguageCode, languageByCode } from '@marquee/contracts/languages'
import { defaultMarket, markets } from '@marquee/contracts/markets/market'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import * as z from 'zod/mini'
import { field, Settled } from '../../upstream/decoding/field.ts'
import {
  count,
  date,
  flag,
  id,
  itemsOf,
  list,
  orNone,
  readFlag,
  readNumber,
  text,
  textOrNull,
  unfold,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { readTime } from '../../upstream/decoding/times.ts'
import { platformCall } from '../../upstream/platform-call.ts'

/**
 * Reads the languages of the site from a list of codes, a list of objects with a code, or comma-separated text.
 * Unsupported languages are left out; if none remains, the default applies.
 */
const languages = () => field<LanguageCode[]>('languages', readLanguages, [defaultLanguage])

function readLanguages(value: unknown): LanguageCode[] | undefined {
  const codes = writtenLanguages(value)
  if (!codes) return undefined
  const offered = codes.flatMap((code) => languageByCode(code) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : [defaultLanguage]
}

/** The codes of languages as the platform writes them, supported or not; undefined for what is no list of them. */
export function writtenLanguages(value: unknown): string[] | undefined {
  const told = unfold(value)
  const entries = typeof told === 'string' ? told.split(',') : itemsOf(told)
  return entries?.map((entry) => codeOf(entry).trim())
}

function codeOf(entry: unknown): string {
  const code: unknown = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry
  return typeof code === 'string' ? code : ''
}

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

const timeZone = () => field('a time zone of IANA', readTimeZone, '')

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

const Entry = z.object({ content_id: text() })

// A page shows each of them.
const mostEntries = 50

/** The entries of the platform's menus. */
export const MenuEntries = list(
  z.object({ ...Entry.shape, children: orNone(list(Entry, mostEntries)) }),
  mostEntries,
)
type MenuEntries = z.infer<typeof MenuEntries>

type Filter = (item: { category: CategoryId | null }) => boolean

/**
 * The menu: entries whose category is in provider_count, and all entries without a category (specification, section
 * 2). The hot entry belongs to no provider and is always shown.
 */
function readMenu(entries: MenuEntries, offered: ReadonlySet<CategoryId>): MenuItem[] {
  return readEntries(entries, ({ category }) => isOffered(category, offered) || category === null)
}

/** The game menu: entries of the categories in provider_count, and the hot entry. */
function readGameMenu(entries: MenuEntries, offered: ReadonlySet<CategoryId>): MenuItem[] {
  return readEntries(entries, ({ category }) => isOffered(category, offered))
}

function isOffered(category: CategoryId | null, offered: ReadonlySet<CategoryId>): boolean {
  return category === 'hot' || (category !== null && offered.has(category))
}

function readEntries(entries: MenuEntries, isShown: Filter): MenuItem[] {
  return entries.flatMap((entry) => {
    const item = readEntry(entry)
    if (!item || !isShown(item)) return []
    const children = (entry.children ?? []).flatMap((child) => readEntry(child) ?? [])
    return [{ ...item, children: children.filter(isShown) }]
  })
}

function readEntry({ content_id: contentId }: { content_id: string }) {
  return contentId === '' ? undefined : { contentId, category: categoryByName(contentId) ?? null }
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
  status: textOrNull(),
  expired_date: date(),
  android_sub: textOrNull(),
  ios_sub: textOrNull(),
})

const StartupAnswer = z.object({
  maintenance: maintenance(),
  content: z.object({ menu: MenuEntries, game_menu: MenuEntries }),
  site: SiteItem,
  language: languages(),
  provider_count: providerCount(),
  aff_domain: textOrNull(),
  live_chat: z.object({ chat_id: textOrNull(), image_id: z.optional(textOrNull()) }),
  // An extension of ours: a platform that lacks an area may list those it has.
  capabilities: z.optional(field<Capability[]>('capabilities', readCapabilities, [...servedCapabilities])),
  // Another one: the market whose law the brand is under.
  market: z.optional(marketCode()),
  // The contract of the platform names it without its place.
  timezone: z.optional(timeZone()),
  // An extension of ours: its contract has the hold, and lets nobody know of it before.
  password_hold_hours: orNone(count()),
})
type StartupAnswer = z.infer<typeof StartupAnswer>

/** The start-up data of a brand, and the `externalId` that calls for the site carry. */
export const startup = platformCall({
  path: '/api/startup',
  kind: 'read',
  identify: 'domain',
  onFailure: 'startup',
  timeZone: ({ timezone }) => readTimeZone(timezone) || defaultTimeZone,
  response: StartupAnswer,
  read: (raw) => ({ startup: readStartup(raw), externalId: raw.site.external_id }),
})

function readStartup(raw: StartupAnswer): Startup {
  const market = readMarket(raw.market ?? '')
  const categories = raw.provider_count.filter(({ category }) => !market.closedCategories.includes(category))
  const offered = new Set(categories.map(({ category }) => category))
  return {
    maintenance: readMaintenance(raw.maintenance),
    site: readSite(raw.site),
    menu: readMenu(raw.content.menu, offered),
    gameMenu: readGameMenu(raw.content.game_menu, offered),
    languages: raw.language,
    categories,
    liveChat: { chatId: raw.live_chat.chat_id, imageId: raw.live_chat.image_id ?? '' },
    affiliateDomain: raw.aff_domain,
    capabilities: raw.capabilities ?? [...servedCapabilities],
    market,
    ...(raw.timezone && { timeZone: raw.timezone }),
    ...(raw.password_hold_hours && { passwordHoldHours: raw.password_hold_hours }),
  }
}

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
    status: site.status,
    expiredDate: site.expired_date,
    androidLink: site.android_sub,
    iosLink: site.ios_sub,
  }
}

function readCapabilities(value: unknown): Capability[] | undefined {
  const names = itemsOf(value)
  return names && servedCapabilities.filter((name) => names.includes(name))
}
