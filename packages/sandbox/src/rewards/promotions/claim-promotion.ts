import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { moveTokens } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'
import { grantBonus, promiseBonus } from '../bonuses/bonus.ts'
import { setMark } from '../marks.ts'
import type { Promotion } from './promotion.ts'
import { claimMark, promotionState } from './promotion-state.ts'

/**
 * Claims or joins a promotion.
 * @returns the bonus, or no id for a reward that is none
 * @throws Refusal `expired`, `alreadyClaimed`, `kycRequired`, `notEligible`
 */
export function claimPromotion(platform: Platform, player: Player, promotion: Promotion) {
  const { promoId, reward } = promotion
  const state = promotionState(platform, promotion, player)
  if (state === 'ENDED') throw refuse('expired')
  const unmet = promotion.rules.find((rule) => !rule.isMet(platform, player))
  if (state === 'NOT_ELIGIBLE') throw refuse(unmet?.key === 'verified' ? 'kycRequired' : 'notEligible')
  if (state !== 'AVAILABLE') throw refuse('alreadyClaimed')
  if (!reward) throw refuse('notEligible')
  const { start } = promotion.run(platform.now())
  setMark(platform, player, claimMark(promotion, start))
  if (reward.kind === 'TOKEN') {
    moveTokens(platform, player, 'GRANT', reward.amount, `${promoId}:${start}`)
    return { bonus_id: '', status: 'CLAIMED' }
  }
  const bonus =
    reward.kind === 'BONUS'
      ? grantBonus(platform, player, { promoId, amount: reward.amount(platform, player) })
      : promiseBonus(platform, player, {
          ...{ promoId, amount: reward.amount, until: reward.days(platform.now()).end },
        })
  return { bonus_id: bonus.bonus_id, status: bonus.status }
}
