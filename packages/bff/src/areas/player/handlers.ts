import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type * as contract from '@marquee/contracts/areas/player'
import * as platform from '../../platform/player/player.ts'
import { catalogue } from '../games/public.ts'
import { findGame } from '../games/public-catalogue.ts'
import { type CommonContext, EventsResponse, forward, type Handlers } from '../handler.ts'

export const handlers: Handlers<typeof contract> = {
  getBalance: forward(platform.balance),
  listFavorites: forward(platform.favorites, completeGames),
  addFavorite: forward(platform.favoriteAdd, completeGames),
  removeFavorite: forward(platform.favoriteRemove, completeGames),
  listRecentGames: forward(platform.recentGames, completeGames),
  streamPlayerEvents: async (_request, { session }) => new EventsResponse((sink) => session.watch(sink)),
}

/**
 * Completes a player's own games from the brand's catalogue: name, type and image come from the player's list where it
 * has them, the rest from the catalogue. Without a catalogue the list is returned alone.
 */
async function completeGames<PlayerGame extends Game>(
  games: readonly PlayerGame[],
  { brand, sites, imageAddress }: Pick<CommonContext, 'brand' | 'sites' | 'imageAddress'>,
): Promise<{ games: PlayerGame[] }> {
  if (games.length === 0) return { games: [] }
  const known = await sites.read(brand, catalogue, undefined).then(
    ({ value }) => value,
    () => undefined,
  )
  return { games: games.map((game) => complete(game, known && findGame(known, game), imageAddress)) }
}

function complete<PlayerGame extends Game>(
  game: PlayerGame,
  known: Game | undefined,
  imageAddress: (address: string) => string,
): PlayerGame {
  const { gameName, gameType, category, gameImage } = game
  return {
    ...game,
    ...known,
    gameName,
    gameType: gameType || (known?.gameType ?? ''),
    category: category ?? known?.category ?? null,
    gameImage: gameImage ? imageAddress(gameImage) : (known?.gameImage ?? ''),
  }
}
