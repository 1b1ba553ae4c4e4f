import { call } from '../../call.ts'
import { favorites } from './favorites.ts'

/** Removes a game from the favorites and returns the new list. Removing another game changes nothing. */
export const favRemove = call({
  path: '/api/home/fav_remove',
  identify: 'player',
  fields: { game_code: 'filled', provider_code: 'filled', game_type: 'text' },
  handle({ input, player, ...platform }) {
    platform.db
      .run`DELETE FROM favorites WHERE domain = ${player.domain} AND account_id = ${player.account_id}
      AND provider_code = ${input.provider_code} AND game_code = ${input.game_code}`
    return { value: favorites(platform, player) }
  },
})
