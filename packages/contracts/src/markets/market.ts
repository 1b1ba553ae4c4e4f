import * as z from 'zod/mini'
import { type CategoryId, categoryIds } from '../categories.ts'
import gb from './gb.market.json' with { type: 'json' }
import ph from './ph.market.json' with { type: 'json' }

/** Who helps. What is unknown of them is empty. */
export const Helpline = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  url: z.string(),
  hours: z.string(),
  /** What they do, by language; absent where only the name is known. */
  about: z.optional(z.object({ EN: z.string(), PHP: z.string(), CN: z.string() })),
})
export type Helpline = z.infer<typeof Helpline>

/** What a visitor's page needs to know of a market. */
export const Market = z.object({
  /** ISO 3166. */
  code: z.string(),
  /** In years. */
  minimumAge: z.number(),
  helplines: z.array(Helpline),
  /** Hours of a break, months of an exclusion (0 for good). */
  breakHours: z.array(z.number()),
  exclusionMonths: z.array(z.number()),
  /** Kinds of game that are not allowed there. */
  closedCategories: z.array(z.enum(categoryIds as [CategoryId, ...CategoryId[]])),
})
export type Market = z.infer<typeof Market>

/** A market pack: what the law of a market asks of every brand in it. */
export const MarketFile = z.strictObject({
  ...Market.shape,
  /** Minutes between two reality checks; 0 for none. */
  realityMinutes: z.array(z.number()),
})
export type MarketFile = z.infer<typeof MarketFile>

const packs = [ph, gb].map((file) => MarketFile.parse(file))

/** The market packs by code, for the server, tools and tests: the client is given the chosen one. */
export const markets: ReadonlyMap<string, MarketFile> = new Map(packs.map((pack) => [pack.code, pack]))

/** The market of brands that name none: the first that this product serves. */
export const defaultMarket: MarketFile = MarketFile.parse(ph)
