import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { refuse } from '../../refusal.ts'
import { findBonus } from '../../rewards/bonuses/bonus.ts'
import { removeBonus } from '../../rewards/bonuses/end-bonus.ts'

/** Gives a bonus up, with what was won by it, once for each `request_id`. */
export const forfeit = call({
  path: '/api/promotion/forfeit',
  identify: 'player',
  area: 'promotions',
  fields: { request_id: 'filled', bonus_id: 'id' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, bonus_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'forfeit', requestId, content: bonus_id }
    return runIdempotently(platform.db, write, () => {
      const bonus = findBonus(platform.db, player, bonus_id)
      if (!bonus) throw refuse('notFound')
      if (bonus.status === 'EXPIRED') throw refuse('expired')
      if (bonus.status !== 'ACTIVE' && bonus.status !== 'PENDING') throw refuse('notEligible')
      const removed = removeBonus(platform, bonus, 'FORFEITED')
      const status = findBonus(platform.db, player, bonus_id)?.status
      return { value: [{ status, removed_amount: decimal(removed) }] }
    })
  },
})
