import type { Bet, Transaction } from '@marquee/contracts/areas/reports/reports'
import { call } from '../../calls/call.ts'
import { dateFields, readDateRange } from '../../calls/date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime } from '../../clock/manila.ts'
import { playerAccount, type WalletKey } from '../../ledger/ledger-account.ts'
import { decimal } from '../../money.ts'
import { refuse } from '../../refusal.ts'
import type { BetDetail, BetRow } from './bet-record.ts'
import { statement } from './statement.ts'

interface BetTotals {
  total: number
  bet: number
  valid_bet: number
  win: number
  profit: number
}

/**
 * The player's bets, latest first, with the totals of the whole filter. The profit of an open bet is not decided and
 * counts 0. Mini-games stake tokens, so that their bets are 0 and their cash prizes wins.
 */
export const reportBets = call({
  path: '/api/report/bets',
  identify: 'player',
  area: 'reports',
  fields: { ...pageFields, ...dateFields, game_type: 'text?', provider_code: 'text?', status: 'text?' },
  handle({ input, player: { domain, account_id }, db, now }) {
    const { start, end } = readDateRange(input, now())
    const page = readPage(input)
    const { game_type = '', provider_code = '', status = '' } = input
    const totals = db.one<BetTotals>`SELECT COUNT(*) AS total, coalesce(SUM(bet), 0) AS bet,
        coalesce(SUM(valid_bet), 0) AS valid_bet, coalesce(SUM(win), 0) AS win,
        coalesce(SUM(CASE WHEN status = 'OPEN' THEN 0 ELSE win - bet END), 0) AS profit
      FROM bets WHERE domain = ${domain} AND account_id = ${account_id}
        AND placed_at >= ${start} AND placed_at < ${end} AND (${game_type} = '' OR game_type = ${game_type})
        AND (${provider_code} = '' OR provider_code = ${provider_code}) AND (${status} = '' OR status = ${status})`
    const rows = db.all<BetRow>`SELECT * FROM bets WHERE domain = ${domain} AND account_id = ${account_id}
        AND placed_at >= ${start} AND placed_at < ${end} AND (${game_type} = '' OR game_type = ${game_type})
        AND (${provider_code} = '' OR provider_code = ${provider_code}) AND (${status} = '' OR status = ${status})
      ORDER BY placed_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const { total = 0, bet = 0, valid_bet = 0, win = 0, profit = 0 } = totals ?? {}
    return {
      ...pagedResponse(rows.map(betItem), total, page),
      totals: {
        bet: decimal(bet),
        valid_bet: decimal(valid_bet),
        win: decimal(win),
        profit: decimal(profit),
      },
    }
  },
})

function betItem(row: BetRow): PlatformRecord<Bet> {
  return {
    bet_id: row.bet_id,
    round_id: row.round_id,
    game_code: row.game_code,
    game_name: row.game_name,
    provider_code: row.provider_code,
    game_type: row.game_type,
    bet_amount: decimal(row.bet),
    valid_bet: decimal(row.valid_bet),
    win_amount: decimal(row.win),
    profit: decimal(row.status === 'OPEN' ? 0 : row.win - row.bet),
    status: row.status,
    placed_at: manilaTime(row.placed_at),
    settled_at: row.settled_at === null ? '' : manilaTime(row.settled_at),
  }
}

/** What a bet was on: the legs of a sports bet, or nothing more for a game. */
export const betDetail = call({
  path: '/api/report/bet_detail',
  identify: 'player',
  area: 'reports',
  fields: { bet_id: 'filled', provider_code: 'filled' },
  handle({ input, player: { domain, account_id }, db }) {
    const row = db.one<BetRow>`SELECT * FROM bets WHERE bet_id = ${input.bet_id} AND domain = ${domain}
      AND account_id = ${account_id} AND provider_code = ${input.provider_code}`
    if (!row) throw refuse('notFound')
    const { bet_type, odds, legs } = JSON.parse(row.detail) as BetDetail
    return { value: [{ bet_type, stake: decimal(row.bet), odds, legs }] }
  },
})

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

function transactionItem({
  seq,
  kind,
  amount,
  balance_after,
  withdrawal_status,
  reference,
  at,
}: Row): PlatformRecord<Transaction> {
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

/** The player's statement over a range of days, with a row for each day. */
export const reportStatement = call({
  path: '/api/report/statement',
  identify: 'player',
  area: 'reports',
  fields: dateFields,
  handle: ({ input, player, db, now }) => ({
    value: [statement(db, player, readDateRange(input, now()))],
  }),
})
