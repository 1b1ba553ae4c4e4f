import { bonusForfeit } from '../../areas/promotions/platform-bonuses.ts'
import type { Handler } from '../handler.ts'

export const forfeitBonus: Handler<'forfeitBonus'> = async ({ params }, { callPlatform }) =>
  callPlatform(bonusForfeit, {
    bonusId: params.id,
  })
