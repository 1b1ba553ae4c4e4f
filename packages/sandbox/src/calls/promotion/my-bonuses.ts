import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { decimal } from '../../money.ts'
import type { Bonus } from '../../rewards/bonuses/bonus.ts'
import { termsOf } from '../../rewards/bonuses/bonus-terms.ts'

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

function bonusItem(bonus: Row) {
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
