import * as z from 'zod/mini'
import { Capability } from '../../capability.ts'
import { type CategoryId, categoryIds } from '../../categories.ts'
import { type LanguageCode, languageCodes } from '../../languages.ts'
import { Market } from '../../markets/market.ts'
import { operation } from '../../operation.ts'

export const CategoryIdSchema = z.enum(categoryIds as [CategoryId, ...CategoryId[]])
export const LanguageCodeSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]])

const MenuChild = z.object({ contentId: z.string(), category: z.nullable(CategoryIdSchema) })

/** A menu entry; `category` is null for an id that belongs to no category (specification, section 2). */
export const MenuItem = z.object({ ...MenuChild.shape, children: z.array(MenuChild) })
export type MenuItem = z.infer<typeof MenuItem>

/** The site's settings (specification, section 3). Values that the platform leaves out are empty. */
export const Site = z.object({
  siteName: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** A template code and one of its colors, unchecked: see `readTheme`. */
  themeCode: z.string(),
  themeColor: z.string(),
  logo1: z.string(),
  logo2: z.string(),
  logo3: z.string(),
  logoText: z.string(),
  status: z.string(),
  expiredDate: z.string(),
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
  site: Site,
  /** Only entries of categories that have providers, and entries without a category (specification, section 2). */
  menu: z.array(MenuItem),
  /** Only entries of categories that have providers, and the hot entry (specification, section 2). */
  gameMenu: z.array(MenuItem),
  languages: z.array(LanguageCodeSchema),
  categories: z.array(CategoryCount),
  /** The live chat's license id and button image; `scriptUrl` loads its widget, and is absent without live chat. */
  liveChat: z.object({ chatId: z.string(), imageId: z.string(), scriptUrl: z.optional(z.string()) }),
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
})
export type Startup = z.infer<typeof Startup>

/** Everything a page needs to know about the brand before it renders. */
export const getStartup = operation(
  {
    method: 'GET',
    path: '/api/startup',
    access: 'anyone',
    limit: 'reads',
    cache: 'startup',
    response: Startup,
  },
  {
    request: {},
    response: {
      maintenance: null,
      site: {
        siteName: 'Luna Palace',
        currency: 'PHP',
        themeCode: 'template1',
        themeColor: 'gold',
        logo1: '/media/art/brands/localhost/logo.svg',
        logo2: '',
        logo3: '',
        logoText: 'Luna Palace',
        status: 'ACTIVE',
        expiredDate: '',
        androidLink: '',
        iosLink: '',
      },
      menu: [{ contentId: 'slots', category: 'slots', children: [] }],
      gameMenu: [{ contentId: 'hot', category: 'hot', children: [] }],
      languages: ['EN', 'PHP', 'CN'],
      categories: [{ category: 'slots', count: 12, games: 340 }],
      liveChat: { chatId: '', imageId: '' },
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
