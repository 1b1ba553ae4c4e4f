import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { movements } from '../../cashier/reports/statement.ts'
import { decimal } from '../../money.ts'
import { sessionOf } from '../../players/session.ts'

/** The running session in time and money, by the ledger. */
export const sessionSummary = call({
  path: '/api/rg/session_summary',
  identify: 'player',
  handle({ input, player, db, now }) {
    const { opened_at } = sessionOf(db, input.auth)
    const { bet_total, win_total } = movements(db, player, { start: opened_at, end: now() + 1 })
    return {
      value: [
        {
          session_seconds: Math.floor((now() - opened_at) / 1000),
          bet_total: decimal(bet_total),
          win_total: decimal(win_total),
          net: decimal(win_total - bet_total),
          since: manilaTime(opened_at),
        },
      ],
    }
  },
})
