import { call } from '../../call.ts'
import type { BetDetail, BetRow } from '../../cashier/reports/bet-row.ts'
import { decimal } from '../../money.ts'
import { refuse } from '../../refusal.ts'

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
