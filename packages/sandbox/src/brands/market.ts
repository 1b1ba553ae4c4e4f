import type { MarketFile } from '@marquee/contracts/markets/market'
import { defaultMarket, markets } from '@marquee/contracts/markets/market'
import type { Brand } from './brand.ts'

const codes = { phMarket: 'PH', ukMarket: 'GB' } as const

/** The code of the market that a brand names in its start-up data; undefined for one that names none. */
export function marketCodeOf({ traits }: Brand): string | undefined {
  const named = traits.find((trait) => trait === 'phMarket' || trait === 'ukMarket')
  return named && codes[named]
}

/** What the regulator of a brand's market asks for. */
export const marketOf = (brand: Brand): MarketFile => markets.get(marketCodeOf(brand) ?? '') ?? defaultMarket
