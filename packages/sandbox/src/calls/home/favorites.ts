import { type GameRow, gameImage } from '../../catalogue/game.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'

/** The player's favorite games as the platform sends them, latest first. */
export function favorites({ db, origin }: Platform, { domain, account_id }: Player) {
  const rows = db.all<GameRow>`SELECT games.* FROM favorites JOIN games USING (provider_code, game_code)
    WHERE domain = ${domain} AND account_id = ${account_id} ORDER BY added_at DESC, favorites.rowid DESC`
  return rows.map((row) => ({
    game_code: row.game_code,
    game_name: row.game_name,
    game_type: row.game_type,
    img_url: gameImage(origin(), row),
    provider_code: row.provider_code,
  }))
}
