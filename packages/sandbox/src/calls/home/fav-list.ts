import { call } from '../../call.ts'
import { favorites } from './favorites.ts'

/** The player's favorite games. */
export const favList = call({
  path: '/api/home/fav_list',
  identify: 'player',
  handle: ({ player, ...platform }) => ({ value: favorites(platform, player) }),
})
