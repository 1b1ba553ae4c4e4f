import type { Brand } from '../brands/brand.ts'
import type { Database } from '../database/open-database.ts'
import type { GameRow } from './game.ts'
import { type GameType, gameTypes } from './provider-facts.ts'
import type { GameList } from './seed-catalogue.ts'

const typesOfSmallBrand: readonly GameType[] = ['SLOTS', 'FISH', 'ARCADE']

/** The kinds of games that the brand offers. */
export function offeredTypes(brand: Brand): readonly string[] {
  return brand.traits.includes('fewCategories') ? typesOfSmallBrand : gameTypes
}

/** Whether the brand offers that kind of game. */
export function offers(brand: Brand, gameType: string): boolean {
  return offeredTypes(brand).includes(gameType)
}

/** One of the four lists; the brand that has none gets none. A `gameType` that is not empty filters. */
export function listedGames(db: Database, brand: Brand, list: GameList, gameType: string): GameRow[] {
  if (brand.traits.includes('emptyLists')) return []
  const rows = db.all<GameRow>`SELECT games.* FROM game_lists JOIN games USING (provider_code, game_code)
    WHERE list = ${list} AND (${gameType} = '' OR game_type = ${gameType}) ORDER BY place`
  return rows.filter((row) => offers(brand, row.game_type))
}

/** A game is in maintenance when its provider is. */
export function findGame(db: Database, providerCode: string, gameCode: string): GameRow | undefined {
  return db.one<GameRow>`SELECT games.*, games.is_maintenance OR providers.is_maintenance AS is_maintenance
    FROM games JOIN providers USING (provider_code)
    WHERE provider_code = ${providerCode} AND game_code = ${gameCode}`
}
