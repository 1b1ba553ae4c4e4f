import type { Span } from '../../clock/manila.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { moveTokens } from '../../ledger/wallet.ts'
import type { Platform, Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { setMark } from '../../players/reward-marks.ts'
import { refuse } from '../../refusal.ts'
import { movements } from '../reports/statement.ts'
import { activateBonus, type Bonus, grantBonus, promiseBonus } from './bonus.ts'
import { claimMark, type Promotion, promotionState } from './promotion.ts'
import { weekendBoosts } from './weekend-boosts.ts'

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

/** Grants the promised bonuses of a player whose condition is met. */
export function grantDueBonuses(storage: Storage, key: WalletKey): void {
  const promised = storage.db.all<Bonus>`SELECT * FROM bonuses WHERE domain = ${key.domain}
    AND account_id = ${key.account_id} AND status = 'PENDING'`
  for (const { bonus_id, promo_id, granted_at } of promised) {
    const reward = weekendBoosts.find(({ promoId }) => promoId === promo_id)?.reward
    if (reward?.kind !== 'PROMISE') continue
    if (betOn(storage, key, reward.gameTypes, reward.days(granted_at)) >= reward.target)
      activateBonus(storage, bonus_id)
  }
}

/** What a player bet in a time on games of some types, or on all games. */
function betOn(
  { db }: Storage,
  key: WalletKey,
  gameTypes: readonly string[] | undefined,
  { start, end }: Span,
): number {
  if (!gameTypes) return movements(db, key, { start, end }).bet_total
  return (
    db.one<{ total: number }>`SELECT coalesce(SUM(bet), 0) AS total FROM bets
      WHERE domain = ${key.domain} AND account_id = ${key.account_id} AND placed_at >= ${start} AND placed_at < ${end}
        AND game_type IN (SELECT value FROM json_each(${JSON.stringify(gameTypes)}))`?.total ?? 0
  )
}
