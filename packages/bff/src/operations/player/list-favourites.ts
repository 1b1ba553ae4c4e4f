import type { Handler } from '../../http/handler.ts'
import { favourites } from '../../platform/player/favourites.ts'

export const listFavourites: Handler<'listFavourites'> = async (_request, { ask, imageAddress }) => {
  const { games } = await ask(favourites, undefined)
  return { games: games.map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) })) }
}
