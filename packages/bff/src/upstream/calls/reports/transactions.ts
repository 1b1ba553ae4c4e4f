import type { Transaction } from '@marquee/contracts/areas/reports/reports'
import * as z from 'zod/mini'
import { amount, field, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'

const Direction = z.enum(['IN', 'OUT'])

const TransactionItem = z.object({
  transaction_id: text(),
  type: text(),
  direction: field('IN or OUT', (value) => (value === '' ? value : Direction.safeParse(value).data), ''),
  amount: amount(),
  currency: z.optional(textOrNull()),
  balance_after: amountOrNone(),
  status: text(),
  reference_no: z.optional(textOrNull()),
  remark: z.optional(textOrNull()),
  created_at: text(),
})

export interface TransactionsQuestion extends ListQuery {
  type?: string | undefined
  currency: string
}

/**
 * A page of the player's movements, with the totals of the whole filter. A movement whose amount or direction is
 * unreadable is left out.
 */
export const transactions = platformCall({
  path: '/api/report/transactions',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: TransactionsQuestion) => ({ ...listRequest(input), type: input.type }),
  response: z.object({
    value: z.array(TransactionItem),
    ...listFields,
    totals: z.optional(
      z.nullable(z.object({ in: amountOrNone(), out: amountOrNone(), net: amountOrNone() })),
    ),
  }),
  read(answer, { input }: ReadContext<TransactionsQuestion>) {
    const { totals } = answer
    const movements = answer.value.flatMap((item) => readTransaction(item, input.currency) ?? [])
    return {
      ...readList(answer, movements, input),
      totals: {
        in: readMoney(totals?.in, input.currency),
        out: readMoney(totals?.out, input.currency),
        net: readMoney(totals?.net, input.currency),
      },
    }
  },
})

function readTransaction(
  item: z.infer<typeof TransactionItem>,
  siteCurrency: string,
): Transaction | undefined {
  const currency = item.currency || siteCurrency
  const amount = readMoney(item.amount.replace(/^-/, ''), currency)
  const direction = Direction.safeParse(item.direction).data
  if (!amount || !direction) return undefined
  return {
    transactionId: item.transaction_id,
    type: item.type,
    direction,
    amount,
    balanceAfter: readMoney(item.balance_after, currency),
    status: item.status,
    referenceNo: item.reference_no ?? '',
    remark: item.remark ?? '',
    createdAt: item.created_at,
  }
}
