import * as z from 'zod/mini'
import { AmountInput } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { CashierCode, CashierId } from './cashier-ids.ts'
import { Deposit, depositExample } from './deposit.ts'
import { moneyErrors } from './money-errors.ts'

/** The values of a method's own fields by name. The platform knows their rules and refuses each by its name. */
const FieldValues = z.record(
  z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/)),
  z.string().check(z.maxLength(200)),
)

/**
 * Begins a deposit. `outcomeUnknown` means that it may exist: `getMoneyOutcome` tells, by the idempotency key. Errors:
 * `pendingExists` when the channel has a deposit that waits for payment; `methodUnavailable` when it has gone into
 * maintenance.
 */
export const createDeposit = operation({
  method: 'POST',
  path: '/api/cashier/deposits',
  access: 'player',
  limit: 'writes',
  capability: 'deposits',
  idempotency: 'required',
  body: z.strictObject({
    channelCode: CashierCode,
    amount: AmountInput,
    promoId: z.optional(CashierId),
    fields: z.optional(FieldValues),
  }),
  response: Deposit,
  errors: { ...moneyErrors, methodUnavailable: 422, nameMismatch: 422 },
})

export const createDepositExample: Example<typeof createDeposit> = {
  request: { body: { channelCode: 'QRPH_1', amount: '500', fields: { payer_name: 'Maria Santos' } } },
  response: depositExample,
}
