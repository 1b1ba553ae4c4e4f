import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { amountText } from './amount-text.ts'
import { DepositRecord, readDeposit, type ToldDeposit } from './deposit-record.ts'
import { moneyRefusals } from './money-refusals.ts'

interface NewDeposit {
  /** The idempotency key: the platform answers a repetition with its first answer. */
  requestId: string
  channelCode: string
  amount: string
  currency: string
  promoId?: string | undefined
  /** The values of the method's own fields, by the platform's names. */
  fields?: Record<string, string> | undefined
  /** The page of ours that a payment page leads back to. */
  returnUrl: string
}

/** Begins a deposit. */
export const depositCreate = platformCall({
  path: '/api/cashier/deposit_create',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: (input: NewDeposit) => ({
    request_id: input.requestId,
    channel_code: input.channelCode,
    amount: amountText(input.amount),
    currency: input.currency,
    promo_id: input.promoId,
    fields: input.fields ?? {},
    return_url: input.returnUrl,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: DepositRecord,
  read(record, { input }: ReadContext<NewDeposit>): ToldDeposit {
    // Without its id the deposit cannot be followed, and whether it exists is not known. A refusal whose statusCode got
    // lost may name another deposit, but no state.
    if (record.deposit_id === '' || record.status === '') throw new UnusableAnswer('No deposit')
    return readDeposit(record, input.currency)
  },
  refusals: { ...moneyRefusals, nameMismatch: 'nameMismatch' },
  fieldNames: { promo_id: 'promoId' },
})
