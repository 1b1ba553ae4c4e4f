import * as z from 'zod/mini'
import { Capability } from '../../capability.ts'
import { type CategoryId, categoryIds } from '../../categories.ts'
import { type LanguageCode, languageCodes } from '../../languages.ts'
import { Market } from '../../markets/market.ts'
import { operation } from '../../operation.ts'

export const CategoryIdSchema = z.enum(categoryIds as [CategoryId, ...CategoryId[]])
export const LanguageCodeSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]])

/** An entry of a sub-menu: a category, a page, a provider of the entry above it, or an address of the operator's. */
export const MenuChild = z.object({
  contentId: z.string(),
  /** Null for an id that belongs to no category (specification, section 2). */
  category: z.nullable(CategoryIdSchema),
  /** The platform's own name, in English, the local language and Chinese; absent for a category and for a page. */
  name: z.optional(z.object({ en: z.string(), local: z.string(), cn: z.string() })),
})
export type MenuChild = z.infer<typeof MenuChild>

/** A menu entry, with its sub-menu. */
export const MenuItem = z.object({ ...MenuChild.shape, children: z.array(MenuChild) })
export type MenuItem = z.infer<typeof MenuItem>

/** An entry of the game menu, which has categories alone. */
const GameMenuItem = z.object({ contentId: z.string(), category: CategoryIdSchema })
export type GameMenuItem = z.infer<typeof GameMenuItem>

/** The site's settings (specification, section 3). Values that the platform leaves out are empty. */
export const Site = z.object({
  siteName: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** A template code and one of its colors, unchecked: see `readTheme`. */
  themeCode: z.string(),
  themeColor: z.string(),
  logo1: z.string(),
  /** The icon. */
  logo2: z.string(),
  /** The logo on light grounds. */
  logo3: z.string(),
  logoText: z.string(),
  androidLink: z.string(),
  iosLink: z.string(),
})
export type Site = z.infer<typeof Site>

/**
 * A category of the platform's `provider_count`. `count` is its number of providers, `games` its number of games,
 * absent where the platform does not say.
 */
export const CategoryCount = z.object({
  category: CategoryIdSchema,
  count: z.number(),
  games: z.optional(z.number()),
})
export type CategoryCount = z.infer<typeof CategoryCount>

/** The start-up data of a brand's site (specification, section 3). */
export const Startup = z.object({
  /** Null when the site is open; dates as the platform gives them, empty where missing. */
  maintenance: z.nullable(z.object({ startDate: z.string(), endDate: z.string() })),
  /** The operator has closed the site, or its term has ended: visitors see that, and no page. */
  isClosed: z.boolean(),
  site: Site,
  /** Only entries of categories that have providers, and entries without a category (specification, section 2). */
  menu: z.array(MenuItem),
  /**
   * Only entries of categories that have providers, and the hot entry (specification, section 2); that one only where the
   * platform has hot games.
   */
  gameMenu: z.array(GameMenuItem),
  languages: z.array(LanguageCodeSchema),
  /** Pictures of languages; a language that the platform gives none is left out. */
  languageIcons: z.partialRecord(LanguageCodeSchema, z.string()),
  categories: z.array(CategoryCount),
  /**
   * The live chat's license id, and the picture of its button, empty for none; `scriptUrl` loads its widget, and is absent
   * without live chat.
   */
  liveChat: z.object({ chatId: z.string(), imageUrl: z.string(), scriptUrl: z.optional(z.string()) }),
  /** The host of referral links; empty where it is the site's own. */
  affiliateDomain: z.string(),
  capabilities: z.array(Capability),
  /**
   * What the law of the brand's market asks for. `asksAge`: a visitor's first visit asks for the minimum age. A brand
   * that names no market asks for no age and closes no kind of game.
   */
  market: z.extend(Market, { asksAge: z.boolean() }),
  /** IANA name of the site's time zone; absent where it is the default one. */
  timeZone: z.optional(z.string()),
  /** Hours that withdrawals wait after a new password; absent where they don't, or the platform doesn't say. */
  passwordHoldHours: z.optional(z.number()),
  /** Under whose license the site offers its games; `url` is where it can be looked up, empty for none. */
  license: z.optional(z.object({ licensor: z.string(), number: z.string(), url: z.string() })),
})
export type Startup = z.infer<typeof Startup>

/** Everything a page needs to know about the brand before it renders. */
export const getStartup = operation(
  {
    method: 'GET',
    path: '/api/startup',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'startup',
    response: Startup,
  },
  {
    request: {},
    response: {
      maintenance: null,
      isClosed: false,
      site: {
        siteName: 'Luna Palace',
        currency: 'PHP',
        themeCode: 'template1',
        themeColor: 'gold',
        logo1: '/media/art/brands/localhost/logo.svg',
        logo2: '',
        logo3: '',
        logoText: 'Luna Palace',
        androidLink: '',
        iosLink: '',
      },
      menu: [{ contentId: 'slots', category: 'slots', children: [] }],
      gameMenu: [{ contentId: 'hot', category: 'hot' }],
      languages: ['EN', 'PHP', 'CN'],
      languageIcons: {},
      categories: [{ category: 'slots', count: 12, games: 340 }],
      liveChat: { chatId: '', imageUrl: '' },
      affiliateDomain: '',
      capabilities: ['games', 'matches', 'topTen'],
      market: {
        code: 'PH',
        minimumAge: 21,
        helplines: [
          { name: 'Helpline', phone: '1553', email: '', url: 'https://example.org', hours: '24/7' },
        ],
        breakHours: [24, 72, 168, 720],
        exclusionMonths: [6, 12, 60, 0],
        closedCategories: [],
        asksAge: false,
      },
    },
  },
)
