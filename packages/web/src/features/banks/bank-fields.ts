import type { Bank } from '@marquee/contracts/areas/banks'
import type { InputOf } from '@marquee/contracts/operations'
import type { FormValues } from '../../ui/form/use-form.ts'
import { isWallet, normalNumber } from './account-number.ts'

/** The controls of the form that adds an account. */
export const bankFieldNames = ['bankCode', 'accountNumber', 'repeatNumber', 'branch', 'tac'] as const
export type BankField = (typeof bankFieldNames)[number]
export type BankValues = FormValues<BankField>

/** What is sent: the number in its normal form, and a branch only for a bank. */
export function bankBody(
  { bankCode, accountNumber, branch, tac }: BankValues,
  bank: Bank | undefined,
  accountName: string,
): InputOf<'addBank'>['body'] {
  const hasBranch = branch.trim() !== '' && bank !== undefined && !isWallet(bank)
  return {
    bankCode,
    accountName,
    accountNumber: normalNumber(accountNumber, bank),
    ...(hasBranch && { branch }),
    tac,
  }
}
