import type { Platform } from '../platform.ts'

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
  sort: number
}

/** The address of a game's picture. */
export function gameImage(origin: string, game: { provider_code: string; game_code: string }): string {
  return `${origin}/art/games/${game.provider_code}/${game.game_code}.svg`
}

/** A game as the platform's lists send it. */
export function gameItem({ origin }: Pick<Platform, 'origin'>, row: GameRow) {
  return {
    game_code: row.game_code,
    game_name: row.game_name,
    game_name_local: row.game_name_local,
    game_type: row.game_type,
    provider_code: row.provider_code,
    img_url: gameImage(origin(), row),
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
