import type { PlaySummary } from '@marquee/contracts/areas/responsible-gaming'
import * as z from 'zod/mini'
import { amount, count } from '../../decoding/field-readers.ts'
import { type ListQuery, listRequest } from '../../decoding/list-reader.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

interface Question extends Pick<ListQuery, 'from' | 'to'> {
  currency: string
}

/** The player's own figures of a period. An unreadable amount is a failure, because it must never show as zero. */
export const playSummary = platformCall({
  path: '/api/rg/summary',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: Question) => listRequest(input),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ deposits: amount(), withdrawals: amount(), net: amount(), days_played: count() }),
  read(record, { input: { currency } }: ReadContext<Question>): PlaySummary {
    const deposits = readMoney(record.deposits, currency)
    const withdrawals = readMoney(record.withdrawals, currency)
    const net = readMoney(record.net, currency)
    if (!deposits || !withdrawals || !net) throw new UnusableAnswer('No figures')
    return { deposits, withdrawals, net, daysPlayed: record.days_played }
  },
  refusals: readRefusals,
})
