import type { TurnoverOrder as OrderRecord } from '@marquee/contracts/areas/cashier/withdrawals'
import { call } from '../../calls/call.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import { termsOf } from '../promotions/bonus-terms.ts'
import type { TurnoverOrder } from '../promotions/turnover.ts'

const depositNote = {
  contribution_note_en: 'Every real-money bet counts in full, oldest bonus or deposit first.',
  contribution_note_local:
    'Buo ang bilang ng bawat taya na may totoong pera, pinakalumang bonus o deposito muna.',
  contribution_note_cn: '每笔真钱投注均全额计入，最早的红利或存款优先。',
}
const bonusNote = {
  contribution_note_en:
    'Slots count in full, live casino and table games 10%. Oldest bonus or deposit first.',
  contribution_note_local:
    'Buo ang bilang ng slots, 10% ang live casino at table games. Pinakalumang bonus o deposito muna.',
  contribution_note_cn: '老虎机全额计入，真人娱乐和棋牌计 10%。最早的红利或存款优先。',
}

/**
 * The player's turnover orders: the open ones in the order in which bets count towards them, the oldest first, then the
 * others, the latest first. The texts in Chinese are an extension.
 */
export const turnoverList = call({
  path: '/api/cashier/turnover_list',
  identify: 'player',
  area: 'withdrawals',
  fields: pageFields,
  handle({ input, player: { domain, account_id }, db, now }) {
    const page = readPage(input)
    const counted = db.one<{ total: number }>`SELECT COUNT(*) AS total FROM turnover_orders
      WHERE domain = ${domain} AND account_id = ${account_id}`
    const rows = db.all<TurnoverOrder>`SELECT * FROM turnover_orders
      WHERE domain = ${domain} AND account_id = ${account_id}
      ORDER BY
        CASE WHEN completed < required AND expires_at > ${now()} THEN created_at END NULLS LAST,
        CASE WHEN completed < required AND expires_at > ${now()} THEN rowid END,
        created_at DESC, rowid DESC
      LIMIT ${page.per_page} OFFSET ${page.offset}`
    return pagedResponse(rows.map(orderItem), counted?.total ?? 0, page)
  },
})

function orderItem(order: TurnoverOrder): PlatformRecord<OrderRecord, unknown, 'promoTitle'> {
  const title = order.promo_id === '' ? undefined : termsOf(order.promo_id).title
  return {
    order_no: order.order_no,
    source: order.source,
    promo_title: title?.en ?? '',
    promo_title_local: title?.local ?? '',
    promo_title_cn: title?.cn ?? '',
    amount: decimal(order.amount),
    multiplier: String(order.multiplier),
    required: decimal(order.required),
    completed: decimal(order.completed),
    remaining: decimal(order.required - order.completed),
    ...(order.source === 'BONUS' ? bonusNote : depositNote),
    created_at: manilaTime(order.created_at),
    expires_at: manilaTime(order.expires_at),
    is_passed: order.completed >= order.required,
  }
}
