import type * as contract from '@marquee/contracts/areas/mini-games'
import { forward, type Handlers } from '../handler.ts'
import * as platform from './platform.ts'

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
