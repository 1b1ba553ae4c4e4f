import { miniGameReward } from '../../areas/mini-games/platform.ts'
import type { Handler } from '../handler.ts'

export const claimMiniGameReward: Handler<'claimMiniGameReward'> = async ({ params }, { callPlatform }) =>
  callPlatform(miniGameReward, params)
