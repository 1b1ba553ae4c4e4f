import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { maskNumber } from '../banks/mask-number.ts'

/**
 * A withdrawal as the platform tells it. The status call has only the state and its steps in the contract of the
 * platform; the amounts and the account are extensions of ours there.
 */
export const WithdrawalRecord = z.object({
  withdrawal_id: z.optional(textOrNull()),
  status: text(),
  currency: z.optional(textOrNull()),
  amount: amountOrNone(),
  fee: amountOrNone(),
  net_amount: amountOrNone(),
  bank_name: z.optional(textOrNull()),
  account_number_masked: z.optional(textOrNull()),
  reason_code: z.optional(textOrNull()),
  reason_text: z.optional(textOrNull()),
  steps: z.optional(z.nullable(z.array(z.object({ status: text(), at: text() })))),
  eta_from: z.optional(textOrNull()),
  eta_to: z.optional(textOrNull()),
  provider_ref: z.optional(textOrNull()),
  created_at: z.optional(textOrNull()),
})

/** Reads a withdrawal; the number of its account is masked, whatever the platform sends. */
export function readWithdrawal(record: z.infer<typeof WithdrawalRecord>, siteCurrency: string): Withdrawal {
  const currency = record.currency || siteCurrency
  return {
    withdrawalId: record.withdrawal_id ?? '',
    status: record.status,
    amount: readMoney(record.amount, currency),
    fee: readMoney(record.fee, currency),
    netAmount: readMoney(record.net_amount, currency),
    bankName: record.bank_name ?? '',
    accountNumberMasked: record.account_number_masked ? maskNumber(record.account_number_masked) : '',
    reasonCode: record.reason_code ?? '',
    reasonText: record.reason_text ?? '',
    steps: record.steps ?? [],
    etaFrom: record.eta_from ?? '',
    etaTo: record.eta_to ?? '',
    providerRef: record.provider_ref ?? '',
    createdAt: record.created_at ?? '',
  }
}
