import * as z from 'zod/mini'
import { Tac } from '../form-fields.ts'
import { AmountInput } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { CashierId } from './cashier-ids.ts'
import { codeErrors, moneyErrors } from './money-errors.ts'
import { Withdrawal, withdrawalExample } from './withdrawal.ts'

/**
 * Asks for a withdrawal to one of the player's own accounts, confirmed by a one-time code or a PIN where the platform
 * wants it. `outcomeUnknown` means that it may exist: `getMoneyOutcome` tells, by the idempotency key.
 */
export const createWithdrawal = operation({
  method: 'POST',
  path: '/api/cashier/withdrawals',
  access: 'player',
  limit: 'writes',
  capability: 'withdrawals',
  idempotency: 'required',
  body: z.strictObject({
    bankId: CashierId,
    amount: AmountInput,
    tac: z.optional(Tac),
    pin: z.optional(z.string().check(z.regex(/^\d{4,8}$/))),
  }),
  response: Withdrawal,
  errors: {
    ...moneyErrors,
    ...codeErrors,
    insufficientBalance: 422,
    turnoverNotMet: 422,
    nameMismatch: 422,
    methodUnavailable: 422,
  },
})

export const createWithdrawalExample: Example<typeof createWithdrawal> = {
  request: { body: { bankId: 'B1', amount: '500', tac: '123456' } },
  response: withdrawalExample,
}
