import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import { miniGameList } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const listMiniGames: Handler<'listMiniGames'> = async (_request, { callPlatform, imageAddress }) => {
  const { games } = await callPlatform(miniGameList, undefined)
  const withImages = (prizes: MiniGame['prizes']) =>
    prizes.map((prize) => ({ ...prize, image: imageAddress(prize.image) }))
  return { games: games.map((game) => ({ ...game, prizes: withImages(game.prizes) })) }
}
