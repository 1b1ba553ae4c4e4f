import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { decimal } from '../../money.ts'

interface Row {
  seq: number
  kind: string
  amount: number
  balance_after: number
  withdrawal_status: string | null
  reference: string
  at: number
}

interface Totals {
  total: number
  money_in: number
  money_out: number
}

/**
 * The movements of the player's cash and bonuses, latest first, with the totals of the whole filter. Of the type `TOKEN` are those
 * of the tokens, which no total of money includes.
 */
export const transactions = call({
  path: '/api/report/transactions',
  identify: 'player',
  area: 'reports',
  fields: { ...pageFields, ...dateFields, type: 'text?' },
  handle({ input, player, db, now }) {
    const { start, end } = readDateRange(input, now())
    const page = readPage(input)
    const { type = '' } = input
    const [own, other] = accountsOf(player, type)
    const totals = db.one<Totals>`SELECT COUNT(*) AS total,
        coalesce(SUM(max(postings.amount, 0)), 0) AS money_in, coalesce(SUM(max(-postings.amount, 0)), 0) AS money_out
      FROM postings JOIN transfers ON transfers.seq = postings.transfer
      WHERE account IN (${own}, ${other}) AND NOT (debit IN (${own}, ${other}) AND credit IN (${own}, ${other}))
        AND at >= ${start} AND at < ${end} AND (${type} = '' OR kind = ${type})`
    const rows = db.all<Row>`SELECT transfers.seq, kind, postings.amount, reference, at, balance_after + coalesce((
        SELECT before.balance_after FROM postings AS before WHERE before.seq < postings.seq
          AND before.account = iif(postings.account = ${own}, ${other}, ${own}) ORDER BY before.seq DESC LIMIT 1), 0)
        AS balance_after,
        withdrawals.status AS withdrawal_status
      FROM postings JOIN transfers ON transfers.seq = postings.transfer
        LEFT JOIN withdrawals ON kind = 'WITHDRAWAL' AND withdrawal_id = reference
      WHERE account IN (${own}, ${other}) AND NOT (debit IN (${own}, ${other}) AND credit IN (${own}, ${other}))
        AND at >= ${start} AND at < ${end} AND (${type} = '' OR kind = ${type})
      ORDER BY at DESC, postings.seq DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const { total = 0, money_in = 0, money_out = 0 } = totals ?? {}
    return {
      ...pagedResponse(rows.map(transactionItem), total, page),
      totals: { in: decimal(money_in), out: decimal(money_out), net: decimal(money_in - money_out) },
    }
  },
})

// What is turned from bonus into cash moves within the balance, and is no transaction of it.
function accountsOf(key: WalletKey, type: string): [own: string, other: string] {
  return type === 'TOKEN'
    ? [playerAccount(key, 'tokens'), '']
    : [playerAccount(key, 'cash'), playerAccount(key, 'bonus')]
}

function transactionItem({ seq, kind, amount, balance_after, withdrawal_status, reference, at }: Row) {
  return {
    transaction_id: `tx-${String(seq).padStart(8, '0')}`,
    type: kind,
    direction: amount > 0 ? 'IN' : 'OUT',
    amount: decimal(Math.abs(amount)),
    balance_after: decimal(balance_after),
    status: withdrawal_status ?? 'SUCCESS',
    reference_no: reference,
    remark: '',
    created_at: manilaTime(at),
  }
}
