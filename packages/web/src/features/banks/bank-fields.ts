import { AccountNumber, type Bank } from '@marquee/contracts/areas/banks'
import { isMobileNumber, normalizeMobileNumber } from '@marquee/contracts/mobile-number'
import type { InputOf } from '@marquee/contracts/operations'
import { plainTyped } from '@marquee/contracts/typed-text'
import type { FormValues } from '../../ui/form/use-form.ts'

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

type NumberRule = Pick<Bank, 'bankType' | 'accountPattern' | 'accountLengthMin' | 'accountLengthMax'>

/** What is wrong with the number of an account. */
type NumberFault = 'empty' | 'wallet' | 'digits' | 'length' | 'pattern'

/** Whether a bank's accounts are known by a mobile number. */
export const isWallet = ({ bankType }: Pick<Bank, 'bankType'>): boolean => bankType === 'EWALLET'

/** A number as it is sent: without spaces and hyphens, a wallet's in the normal form of mobile numbers. */
export function normalNumber(text: string, bank: NumberRule | undefined): string {
  const plain = plainTyped(text).replace(/[\s-]/g, '')
  return bank && isWallet(bank) ? normalizeMobileNumber(plain) : plain
}

/** Checks a number by the contract's rule and the bank's own; without a bank, by the contract's alone. */
export function numberFault(text: string, bank: NumberRule | undefined): NumberFault | undefined {
  const number = normalNumber(text, bank)
  if (number === '') return 'empty'
  if (bank && isWallet(bank) && !isMobileNumber(number)) return 'wallet'
  if (!/^[0-9]+$/.test(number)) return 'digits'
  if (bank && !hasLength(number, bank)) return 'length'
  if (!AccountNumber.safeParse(number).success) return 'length'
  return bank && !matches(bank.accountPattern, number) ? 'pattern' : undefined
}

/** How many digits a bank's numbers have, such as `10` or `10–12`; the contract's limits where the bank has none. */
export function numberLength(bank: NumberRule | undefined): string {
  const least = bank?.accountLengthMin ?? 8
  const most = bank?.accountLengthMax ?? 19
  return least === most ? String(least) : `${least}–${most}`
}

function hasLength(number: string, { accountLengthMin, accountLengthMax }: NumberRule): boolean {
  return (
    number.length >= (accountLengthMin ?? 0) &&
    number.length <= (accountLengthMax ?? Number.POSITIVE_INFINITY)
  )
}

// A pattern that this browser cannot compile is left to the platform to check.
function matches(pattern: string, number: string): boolean {
  if (pattern === '') return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(number)
  } catch {
    return true
  }
}
