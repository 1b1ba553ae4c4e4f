import { miniGameReward } from '../../upstream/calls/mini-games/mini-game-reward.ts'
import type { Handler } from '../handler.ts'

export const claimMiniGameReward: Handler<'claimMiniGameReward'> = async ({ params }, { callPlatform }) =>
  callPlatform(miniGameReward, params)
