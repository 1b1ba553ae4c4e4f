import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { tacRefusals } from '../auth/tac-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { amountText } from './amount-text.ts'
import { moneyRefusals } from './money-refusals.ts'
import { readWithdrawal, WithdrawalRecord } from './withdrawal-record.ts'

interface NewWithdrawal {
  /** The idempotency key: the platform answers a repetition with its first answer. */
  requestId: string
  bankId: string
  amount: string
  currency: string
  tac?: string | undefined
  pin?: string | undefined
}

/** Asks for a withdrawal to one of the player's own accounts. */
export const withdrawalCreate = platformCall({
  path: '/api/cashier/withdrawal_create',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: (input: NewWithdrawal) => ({
    request_id: input.requestId,
    bank_id: input.bankId,
    amount: amountText(input.amount),
    currency: input.currency,
    tac: input.tac,
    pin: input.pin,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: WithdrawalRecord,
  read(record, { input }: ReadContext<NewWithdrawal>): Withdrawal {
    // Without its id the withdrawal cannot be followed, and whether it exists is not known. A refusal whose statusCode
    // got lost may name another withdrawal, but no state.
    if (!record.withdrawal_id || record.status === '') throw new UnusableAnswer('No withdrawal')
    return readWithdrawal(record, input.currency)
  },
  refusals: {
    ...moneyRefusals,
    ...tacRefusals,
    insufficientBalance: 'insufficientBalance',
    turnoverNotMet: 'turnoverNotMet',
    nameMismatch: 'nameMismatch',
  },
})
