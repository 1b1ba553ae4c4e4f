import { gameImage } from '../../brands/art-address.ts'
import type { Brand } from '../../brands/brand.ts'
import { call } from '../../calls/call.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { refuse } from '../../refusal.ts'
import { findGame, type GameRow, gameItem } from '../games/game.ts'
import { rgBlockers } from '../responsible-gaming/check-play.ts'

/** The game balance and the available tokens. How much of the balance is bonus money is an extension of the contract. */
export const getBalance = call({
  path: '/api/auth/get_balance',
  identify: 'player',
  handle: ({ player }) => ({
    game_balance: decimal(player.balance),
    game_bonus: decimal(player.bonus),
    game_token: decimal(player.tokens),
  }),
})

/** The account's status, number of unread messages, and version of the announcements. */
export const checkStatus = call({
  path: '/api/settings/check_status',
  identify: 'player',
  handle({ player, db, now }) {
    const row = db.one<{ unread: number }>`SELECT COUNT(*) AS unread FROM inbox
      WHERE domain = ${player.domain} AND account_id = ${player.account_id} AND is_read = 0`
    const status = { account_status: 'ACTIVE', unread_count: row?.unread ?? 0, announcements_version: '1' }
    return { value: [{ ...status, rg_blockers: rgBlockers({ db, now }, player) }] }
  },
})

const maxGames = 20

/** The games that the player opened most recently, each once, and whether a round of it is still open. */
export const recent = call({
  path: '/api/game/recent',
  identify: 'player',
  handle({ player, brand, ...platform }) {
    const rows = platform.db.all<
      GameRow & { last_played_at: number; open_rounds: number }
    >`SELECT games.*, MAX(opened_at) AS last_played_at,
        SUM((SELECT COUNT(*) FROM rounds WHERE rounds.game_session_id = game_sessions.game_session_id
          AND status = 'OPEN' AND mode = 'REAL')) AS open_rounds
      FROM game_sessions JOIN games USING (provider_code, game_code)
      WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      GROUP BY provider_code, game_code ORDER BY last_played_at DESC LIMIT ${maxGames}`
    const value = rows.map((row) => ({
      ...gameItem(platform, brand, row),
      last_played_at: manilaTime(row.last_played_at),
      has_open_round: row.open_rounds > 0,
    }))
    return { value, total: value.length }
  },
})

/** The player's favorite games. */
export const favList = call({
  path: '/api/home/fav_list',
  identify: 'player',
  handle: ({ player, brand, ...platform }) => ({ value: favorites(platform, brand, player) }),
})

/** Adds a game to the favorites and returns the new list. Adding a favorite again changes nothing. */
export const favAdd = call({
  path: '/api/home/fav_add',
  identify: 'player',
  fields: { game_code: 'filled', provider_code: 'filled', game_type: 'text' },
  handle({ input, player, brand, ...platform }) {
    const { db, now } = platform
    if (!findGame(db, input.provider_code, input.game_code)) throw refuse('notFound')
    db.run`INSERT OR IGNORE INTO favorites
      VALUES (${player.domain}, ${player.account_id}, ${input.provider_code}, ${input.game_code}, ${now()})`
    return { value: favorites(platform, brand, player) }
  },
})

/** Removes a game from the favorites and returns the new list. Removing another game changes nothing. */
export const favRemove = call({
  path: '/api/home/fav_remove',
  identify: 'player',
  fields: { game_code: 'filled', provider_code: 'filled', game_type: 'text' },
  handle({ input, player, brand, ...platform }) {
    platform.db
      .run`DELETE FROM favorites WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      AND provider_code = ${input.provider_code} AND game_code = ${input.game_code}`
    return { value: favorites(platform, brand, player) }
  },
})

/** The player's favorite games as the platform sends them, latest first. */
function favorites({ db, origin }: Platform, brand: Brand, { domain, account_id }: Player) {
  const rows = db.all<GameRow>`SELECT games.* FROM favorites JOIN games USING (provider_code, game_code)
    WHERE domain = ${domain} AND account_id = ${account_id} ORDER BY added_at DESC, favorites.rowid DESC`
  return rows.map((row) => ({
    game_code: row.game_code,
    game_name: row.game_name,
    game_type: row.game_type,
    img_url: gameImage(origin(), brand, row),
    provider_code: row.provider_code,
  }))
}
