import type { Handler } from '../handler.ts'
import { miniGameReward } from '../../upstream/calls/mini-games/mini-game-reward.ts'

export const claimMiniGameReward: Handler<'claimMiniGameReward'> = async ({ params }, { callPlatform }) =>
  callPlatform(miniGameReward, params)
