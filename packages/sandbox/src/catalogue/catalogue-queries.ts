import type { Brand } from '../brands/brand.ts'
import type { Database } from '../database/open-database.ts'
import type { GameRow } from './game.ts'
import { type GameType, gameTypes } from './provider-facts.ts'
import type { GameList } from './seed-catalogue.ts'

const fewGameTypes: readonly GameType[] = ['SLOTS', 'FISH', 'ARCADE']

/** The game types that the brand offers. */
export function offeredTypes(brand: Brand): readonly string[] {
  return brand.traits.includes('fewCategories') ? fewGameTypes : gameTypes
}

/** Whether the brand offers a game type. */
export function offers(brand: Brand, gameType: string): boolean {
  return offeredTypes(brand).includes(gameType)
}

/** The games of one of the four lists, of one game type when it is not empty. Brands with `emptyLists` have none. */
export function listedGames(db: Database, brand: Brand, list: GameList, gameType: string): GameRow[] {
  if (brand.traits.includes('emptyLists')) return []
  const rows = db.all<GameRow>`SELECT games.* FROM game_lists JOIN games USING (provider_code, game_code)
    WHERE list = ${list} AND (${gameType} = '' OR game_type = ${gameType}) ORDER BY place`
  return rows.filter((row) => offers(brand, row.game_type))
}

/** Finds a game. It is in maintenance when its provider is. */
export function findGame(db: Database, providerCode: string, gameCode: string): GameRow | undefined {
  return db.one<GameRow>`SELECT games.*, games.is_maintenance OR providers.is_maintenance AS is_maintenance
    FROM games JOIN providers USING (provider_code)
    WHERE provider_code = ${providerCode} AND game_code = ${gameCode}`
}
