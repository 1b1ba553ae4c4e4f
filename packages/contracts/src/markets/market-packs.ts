import gb from './gb.market.json' with { type: 'json' }
import { MarketFile } from './market.ts'
import ph from './ph.market.json' with { type: 'json' }

const packs = [ph, gb].map((file) => MarketFile.parse(file))

/** The market packs by code, for the server, tools and tests: the client is given the chosen one. */
export const markets: ReadonlyMap<string, MarketFile> = new Map(packs.map((pack) => [pack.code, pack]))

/** The market of brands that name none: the first that this product serves. */
export const defaultMarket: MarketFile = MarketFile.parse(ph)
