import { call } from '../../call.ts'
import { findGame } from '../../catalogue/catalogue-queries.ts'
import { refuse } from '../../refusal.ts'
import { favorites } from './favorites.ts'

/** Adds a game to the favorites and returns the new list. Adding a favorite again changes nothing. */
export const favAdd = call({
  path: '/api/home/fav_add',
  identify: 'player',
  fields: { game_code: 'filled', provider_code: 'filled', game_type: 'text' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    if (!findGame(db, input.provider_code, input.game_code)) throw refuse('notFound')
    db.run`INSERT OR IGNORE INTO favorites
      VALUES (${player.domain}, ${player.account_id}, ${input.provider_code}, ${input.game_code}, ${now()})`
    return { value: favorites(platform, player) }
  },
})
