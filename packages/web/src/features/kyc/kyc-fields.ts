import { submitKyc } from '@marquee/contracts/areas/kyc'
import type { FieldError } from '@marquee/contracts/field-errors'
import { parseBody } from '../../api/parse-body.ts'
import type { FormValues } from '../../ui/form/use-form.ts'

/** The controls of the particulars; the date of birth has three. */
export const kycFieldNames = [
  'fullName',
  'birthDay',
  'birthMonth',
  'birthYear',
  'nationality',
  'address',
  'idType',
  'natureOfWork',
  'sourceOfIncome',
] as const
export type KycField = (typeof kycFieldNames)[number]
export type KycValues = FormValues<KycField>

/** What is sent. */
export function kycBody({ birthDay, birthMonth, birthYear, ...others }: KycValues) {
  const parts = [birthYear, birthMonth.padStart(2, '0'), birthDay.padStart(2, '0')]
  return { ...others, dob: birthDay + birthMonth + birthYear === '' ? '' : parts.join('-') }
}

/** What is wrong with the particulars, by the contract's schema. The date of birth has the path `dob`. */
export function kycErrors(values: KycValues): readonly FieldError[] {
  return parseBody(submitKyc.body, kycBody(values)).errors ?? []
}

/** Documents that platforms ask for; those of another name are shown as the platform calls them. */
const documentNames = [
  'ID_FRONT',
  'ID_BACK',
  'SELFIE',
  'PROOF_OF_ADDRESS',
  'PASSPORT',
  'DRIVERS_LICENSE',
  'PHILSYS',
] as const

/** Identity cards that most players have. */
export const idTypes = ['PHILSYS', 'PASSPORT', 'DRIVERS_LICENSE', 'UMID', 'PRC', 'POSTAL'] as const

/** Sources of income to choose from, as they are sent. */
export const incomeSources = [
  'Salary',
  'Business',
  'Remittance',
  'Pension',
  'Allowance',
  'Savings',
  'Other',
] as const

/** Why a document was refused, as platforms say it. */
const reasons = [
  'blurred',
  'cropped',
  'expired',
  'glare',
  'nameMismatch',
  'unreadable',
  'wrongDocument',
] as const

/** A kind of document that has a name here. */
export const documentName = (type: string) => documentNames.find((name) => name === type)

/** A reason that has words here. */
export const refusalReason = (reason: string) => reasons.find((name) => name === reason)
