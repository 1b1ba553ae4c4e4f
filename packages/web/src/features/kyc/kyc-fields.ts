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
