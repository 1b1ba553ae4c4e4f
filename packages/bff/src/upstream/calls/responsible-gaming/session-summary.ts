import type { SessionSummary } from '@marquee/contracts/areas/responsible-gaming'
import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

/** The player's running session, in time and money. */
export const sessionSummary = platformCall({
  path: '/api/rg/session_summary',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    session_seconds: count(),
    bet_total: amountOrNone(),
    win_total: amountOrNone(),
    net: amountOrNone(),
    since: text(),
  }),
  read: (record, { input: { currency } }: ReadContext<{ currency: string }>): SessionSummary => ({
    sessionSeconds: record.session_seconds,
    betTotal: readMoney(record.bet_total, currency),
    winTotal: readMoney(record.win_total, currency),
    net: readMoney(record.net, currency),
    since: record.since,
  }),
  refusals: readRefusals,
})
