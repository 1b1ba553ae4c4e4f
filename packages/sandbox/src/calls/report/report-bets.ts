import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { dateFields, readDateRange } from '../../cashier/read-date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import type { BetRow } from '../../cashier/reports/bet-row.ts'
import { decimal } from '../../money.ts'

interface Totals {
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
    const totals = db.one<Totals>`SELECT COUNT(*) AS total, coalesce(SUM(bet), 0) AS bet,
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

function betItem(row: BetRow) {
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
