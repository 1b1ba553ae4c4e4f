import { gameImage } from '../../brands/art-address.ts'
import type { Brand } from '../../brands/brand.ts'
import { focusOf } from '../../brands/brand-focus.ts'
import type { Database } from '../../database/open-database.ts'
import type { Platform } from '../../platform.ts'
import { type GameType, gameTypes } from './catalogue/provider-facts.ts'
import type { GameList } from './catalogue/seed-catalogue.ts'

/** A row of the `games` table. */
export interface GameRow {
  provider_code: string
  game_code: string
  game_name: string
  game_name_local: string
  game_type: string
  is_hot: number
  is_new: number
  is_maintenance: number
  has_demo: number
  rtp: string
  volatility: string
  tags: string
  /** The name of its picture, without what says its shape. */
  picture: string
  sort: number
}

/** A game as the platform's lists send it. */
export function gameItem({ origin }: Pick<Platform, 'origin'>, brand: Brand, row: GameRow) {
  return {
    game_code: row.game_code,
    game_name: row.game_name,
    game_name_local: row.game_name_local,
    game_type: row.game_type,
    provider_code: row.provider_code,
    img_url: gameImage(origin(), brand, row),
    is_hot: row.is_hot === 1,
    is_new: row.is_new === 1,
    is_maintenance: row.is_maintenance === 1,
    has_demo: row.has_demo === 1,
    rtp: row.rtp,
    volatility: row.volatility,
    tags: JSON.parse(row.tags) as string[],
    sort: row.sort,
  }
}

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
    WHERE list = ${list} ORDER BY place`
  return chosenBy(db, brand, list, rows).filter(
    (row) => offers(brand, row.game_type) && (gameType === '' || row.game_type === gameType),
  )
}

/** What is hot or new is so for every brand; what is featured and popular, each brand begins elsewhere. */
function chosenBy(db: Database, brand: Brand, list: GameList, rows: readonly GameRow[]): readonly GameRow[] {
  if (list === 'hot' || list === 'new') return rows
  const start = focusOf(brand).place % Math.max(1, rows.length)
  const turned = [...rows.slice(start), ...rows.slice(0, start)]
  return list === 'featured' ? featuredOf(db, brand, turned) : turned
}

const ownFeatured = 3

/**
 * The games that a brand features, as many as brands have alike: the one that it opens with, the first of what it puts first
 * where that is not slots, and the shared ones.
 */
function featuredOf(db: Database, brand: Brand, shared: readonly GameRow[]): GameRow[] {
  const { opensWith, gameType } = focusOf(brand)
  const own = db.all<GameRow>`SELECT games.* FROM games JOIN providers USING (provider_code)
    WHERE games.is_maintenance = 0 AND providers.is_maintenance = 0 AND game_type = ${gameType}
      AND (game_code = ${opensWith} OR game_type <> 'SLOTS')
    ORDER BY game_code <> ${opensWith}, games.sort LIMIT ${ownFeatured}`
  const unique = new Map([...own, ...shared].map((game) => [`${game.provider_code}/${game.game_code}`, game]))
  return [...unique.values()].slice(0, shared.length)
}

/** Finds a game. It is in maintenance when its provider is. */
export function findGame(db: Database, providerCode: string, gameCode: string): GameRow | undefined {
  return db.one<GameRow>`SELECT games.*, games.is_maintenance OR providers.is_maintenance AS is_maintenance
    FROM games JOIN providers USING (provider_code)
    WHERE provider_code = ${providerCode} AND game_code = ${gameCode}`
}

interface ProviderCount {
  category: string
  count: number
  game_count: number
}

/** How many providers and games the brand has of each kind of game; a kind it lacks is not in the list. */
export function providerCount(db: Database, brand: Brand): ProviderCount[] {
  const counts = db.all<ProviderCount>`SELECT game_type AS category, COUNT(*) AS count,
      (SELECT COUNT(*) FROM games WHERE games.game_type = provider_types.game_type) AS game_count
    FROM provider_types GROUP BY game_type ORDER BY MIN(rowid)`
  return counts.filter(({ category }) => offers(brand, category))
}
