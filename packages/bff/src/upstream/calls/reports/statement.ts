import type { Statement } from '@marquee/contracts/areas/reports/reports'
import { CalendarDate } from '@marquee/contracts/date-range'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

const sums = {
  opening_balance: amountOrNone(),
  deposits: amountOrNone(),
  withdrawals: amountOrNone(),
  bonuses: amountOrNone(),
  adjustments: amountOrNone(),
  bet_total: amountOrNone(),
  win_total: amountOrNone(),
  net_result: amountOrNone(),
  closing_balance: amountOrNone(),
}
const Sums = z.object(sums)
const Days = z.array(z.object({ date: text(), ...sums }))

interface Question {
  from?: string | undefined
  to?: string | undefined
  currency: string
}

/** The player's statement of a period. The days may stand in the record or beside it. */
export const statement = platformCall({
  path: '/api/report/statement',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: ({ from, to }: Question) => ({ date_from: from, date_to: to }),
  locate: (answer) => ({ daily: answer.daily, ...firstRecord(answer, 'value') }),
  response: z.object({
    ...sums,
    currency: z.optional(textOrNull()),
    net_deposit_lifetime: amountOrNone(),
    daily: z.optional(z.nullable(Days)),
  }),
  read(record, { input }: ReadContext<Question>): Statement {
    const currency = record.currency || input.currency
    const days = (record.daily ?? []).filter(({ date }) => CalendarDate.safeParse(date).success)
    return {
      ...readSums(record, currency),
      netDepositLifetime: readMoney(record.net_deposit_lifetime, currency),
      daily: days.map((day) => ({ date: day.date, ...readSums(day, currency) })),
    }
  },
})

function readSums(record: z.infer<typeof Sums>, currency: string) {
  const money = (value: string | null | undefined) => readMoney(value, currency)
  return {
    openingBalance: money(record.opening_balance),
    deposits: money(record.deposits),
    withdrawals: money(record.withdrawals),
    bonuses: money(record.bonuses),
    adjustments: money(record.adjustments),
    betTotal: money(record.bet_total),
    winTotal: money(record.win_total),
    netResult: money(record.net_result),
    closingBalance: money(record.closing_balance),
  }
}
