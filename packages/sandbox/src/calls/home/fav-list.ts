import { call } from '../../call.ts'
import { favourites } from './favourites.ts'

/** The player's favourite games. */
export const favList = call({
  identify: 'player',
  handle: ({ player, ...platform }) => ({ value: favourites(platform, player) }),
})
