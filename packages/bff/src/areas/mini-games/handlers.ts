import type * as contract from '@marquee/contracts/areas/mini-games'
import * as platform from '../../platform/mini-games/mini-games.ts'
import { forward, type Handlers } from '../handler.ts'

export const handlers: Handlers<typeof contract> = {
  listMiniGames: forward(platform.miniGameList, ({ games }, { imageAddress }) => ({
    games: games.map(({ prizes, ...game }) => ({
      ...game,
      prizes: prizes.map((prize) => ({ ...prize, image: imageAddress(prize.image) })),
    })),
  })),
  getMiniGameWallet: forward(platform.miniGameWallet),
  listMiniGameLog: forward(platform.miniGameLog),
  placeMiniGameBet: forward(platform.miniGameBet),
  claimMiniGameReward: forward(platform.miniGameReward),
  gamifyMiniGame: forward(platform.miniGameGamify),
}
