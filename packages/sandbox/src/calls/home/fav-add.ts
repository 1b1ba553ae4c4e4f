import { call } from '../../call.ts'
import { findGame } from '../../catalogue/catalogue-queries.ts'
import { refuse } from '../../refusal.ts'
import { favourites } from './favourites.ts'

/** Adds a game to the favourites and returns the new list. Adding a favourite again changes nothing. */
export const favAdd = call({
  identify: 'player',
  fields: { game_code: 'filled', provider_code: 'filled', game_type: 'text' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    if (!findGame(db, input.provider_code, input.game_code)) throw refuse('notFound')
    db.run`INSERT OR IGNORE INTO favourites
      VALUES (${player.domain}, ${player.account_id}, ${input.provider_code}, ${input.game_code}, ${now()})`
    return { value: favourites(platform, player) }
  },
})
