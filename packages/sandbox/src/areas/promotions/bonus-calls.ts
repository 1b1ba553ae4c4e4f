import type { Bonus as BonusRecord } from '@marquee/contracts/areas/promotions/bonuses'
import { call } from '../../calls/call.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { manilaTime } from '../../clock/manila.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { decimal } from '../../money.ts'
import { refuse } from '../../refusal.ts'
import { refusePaused } from '../responsible-gaming/pauses.ts'
import { type Bonus, findBonus, removeBonus } from './bonus.ts'
import { termsOf } from './bonus-terms.ts'
import { redeemCode as redeem } from './promo-codes.ts'
import { claimRebate, rebateItem } from './rebate.ts'

type Row = Bonus & { required: number | null; completed: number | null }

/**
 * The player's bonuses, latest first. What forfeiting would take, and the titles in further languages, are an extension
 * of the contract.
 */
export const myBonuses = call({
  path: '/api/promotion/my_bonuses',
  identify: 'player',
  area: 'promotions',
  fields: { ...pageFields, status: 'text?' },
  handle({ input, player: { domain, account_id }, db }) {
    const page = readPage(input)
    const { status = '' } = input
    const counted = db.one<{ total: number }>`SELECT COUNT(*) AS total FROM bonuses
      WHERE domain = ${domain} AND account_id = ${account_id} AND (${status} = '' OR status = ${status})`
    const rows = db.all<Row>`SELECT bonuses.*, required, completed
      FROM bonuses LEFT JOIN turnover_orders USING (order_no)
      WHERE bonuses.domain = ${domain} AND bonuses.account_id = ${account_id}
        AND (${status} = '' OR status = ${status})
      ORDER BY granted_at DESC, bonuses.rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    return pagedResponse(rows.map(bonusItem), counted?.total ?? 0, page)
  },
})

function bonusItem(bonus: Row): PlatformRecord<BonusRecord, unknown, 'title'> {
  const { title, multiplier } = termsOf(bonus.promo_id)
  const required = bonus.required ?? bonus.amount * multiplier
  const completed = bonus.completed ?? 0
  const isOpen = bonus.status === 'ACTIVE' || bonus.status === 'PENDING'
  return {
    bonus_id: bonus.bonus_id,
    promo_id: bonus.promo_id,
    title: title.en,
    title_local: title.local,
    title_cn: title.cn,
    amount: decimal(bonus.amount),
    status: bonus.status,
    turnover_required: decimal(required),
    turnover_completed: decimal(completed),
    turnover_remaining: decimal(required - completed),
    granted_at: manilaTime(bonus.granted_at),
    expires_at: manilaTime(bonus.expires_at),
    can_forfeit: isOpen,
    forfeit_amount: isOpen ? decimal(bonus.balance) : null,
  }
}

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

/** Redeems a promotion code, once for each `request_id`. */
export const redeemCode = call({
  path: '/api/promotion/redeem_code',
  identify: 'playerAtSite',
  area: 'promotions',
  fields: { request_id: 'filled', promo_code: 'filled' },
  handle({ input, brand, player, ...platform }) {
    const { request_id: requestId, promo_code } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'redeem_code', requestId, content: promo_code }
    return runIdempotently(platform.db, write, () => {
      refusePaused(platform, player)
      return { value: [redeem(platform, player, promo_code)] }
    })
  },
})

/** The player's rebate: what can be claimed now, and the rates of the player's level. */
export const rebateInfo = call({
  path: '/api/promotion/rebate_info',
  identify: 'player',
  area: 'promotions',
  handle: ({ player, db, now }) => ({ value: [rebateItem({ db, now }, player)] }),
})

/** Claims the rebate, once for each `request_id`. The amount and the balance are an extension of the contract. */
export const rebateClaim = call({
  path: '/api/promotion/rebate_claim',
  identify: 'player',
  area: 'promotions',
  fields: { request_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'rebate_claim', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const claimed_amount = decimal(claimRebate(platform, player))
      const game_balance = decimal(walletOf(platform.db, player).balance)
      return { value: [{ ...rebateItem(platform, player), claimed_amount, game_balance }] }
    })
  },
})
