import * as z from 'zod/mini'
import { CashierCode } from '../cashier/cashier-ids.ts'
import { codeErrors } from '../cashier/money-errors.ts'
import { FullName, Tac } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'
import { PlayerBank, playerBankExample } from './bank.ts'

/** An account or wallet number: digits, with the spaces and hyphens of a card taken out. */
export const AccountNumber = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^[0-9]{8,19}$/),
)

/**
 * Adds an account that withdrawals can go to. Errors: `duplicateAccount` when somebody has that number already;
 * `nameMismatch` when its holder is not the player; `limitReached` when the player has as many as are allowed.
 */
export const addBank = operation({
  method: 'POST',
  path: '/api/me/banks',
  access: 'player',
  limit: 'writes',
  capability: 'banks',
  idempotency: 'required',
  body: z.strictObject({
    bankCode: CashierCode,
    accountName: FullName,
    accountNumber: AccountNumber,
    branch: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    tac: Tac,
  }),
  response: PlayerBank,
  errors: {
    ...codeErrors,
    outcomeUnknown: 504,
    invalidInput: 422,
    duplicateAccount: 422,
    duplicateRequest: 422,
    nameMismatch: 422,
    limitReached: 422,
    methodUnavailable: 422,
    kycRequired: 422,
  },
})

export const addBankExample: Example<typeof addBank> = {
  request: {
    body: { bankCode: 'BPI', accountName: 'Maria Santos', accountNumber: '1234567890', tac: '123456' },
  },
  response: playerBankExample,
}
