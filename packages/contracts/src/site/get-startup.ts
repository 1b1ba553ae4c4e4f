import * as z from 'zod/mini'
import { Capability } from '../capability.ts'
import { type CategoryId, categoryIds } from '../categories.ts'
import { type LanguageCode, languageCodes } from '../languages.ts'
import { type Example, operation } from '../operation.ts'

export const CategoryIdSchema = z.enum(categoryIds as [CategoryId, ...CategoryId[]])
export const LanguageCodeSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]])

const MenuChild = z.object({ contentId: z.string(), category: z.nullable(CategoryIdSchema) })

/** A menu entry; `category` is null where its id has no category mapping. */
export const MenuItem = z.object({ ...MenuChild.shape, children: z.array(MenuChild) })
export type MenuItem = z.infer<typeof MenuItem>

export const Site = z.object({
  siteName: z.string(),
  currency: z.string(),
  themeCode: z.string(),
  themeColour: z.string(),
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
 * A category of provider_count. `count` is how many providers it has, `games` how many games, absent where the
 * platform does not say.
 */
export const CategoryCount = z.object({
  category: CategoryIdSchema,
  count: z.number(),
  games: z.optional(z.number()),
})
export type CategoryCount = z.infer<typeof CategoryCount>

export const Startup = z.object({
  /** Null when the site is open; dates as the platform gives them, empty where it gives none. */
  maintenance: z.nullable(z.object({ startDate: z.string(), endDate: z.string() })),
  site: Site,
  menu: z.array(MenuItem),
  gameMenu: z.array(MenuItem),
  languages: z.array(LanguageCodeSchema),
  categories: z.array(CategoryCount),
  /** The chat's licence; `scriptUrl` is where its widget comes from, absent where there is no live chat. */
  liveChat: z.object({ chatId: z.string(), imageId: z.string(), scriptUrl: z.optional(z.string()) }),
  affiliateDomain: z.string(),
  capabilities: z.array(Capability),
})
export type Startup = z.infer<typeof Startup>

/** Everything a page needs to know of the brand before it draws. */
export const getStartup = operation({
  method: 'GET',
  path: '/api/startup',
  access: 'anyone',
  limit: 'reads',
  cache: 'startup',
  response: Startup,
})

export const getStartupExample: Example<typeof getStartup> = {
  request: {},
  response: {
    maintenance: null,
    site: {
      siteName: 'Luna Palace',
      currency: 'PHP',
      themeCode: 'template1',
      themeColour: 'gold',
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
  },
}
