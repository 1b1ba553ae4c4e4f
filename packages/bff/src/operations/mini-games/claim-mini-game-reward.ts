import type { Handler } from '../../http/handler.ts'
import { miniGameReward } from '../../platform/mini-games/mini-game-reward.ts'

export const claimMiniGameReward: Handler<'claimMiniGameReward'> = async ({ params }, { ask }) =>
  ask(miniGameReward, params)
