import type { Bank } from '@marquee/contracts/areas/banks'
import { useTranslation } from 'react-i18next'
import { ProblemError } from '../../api/problem-error.ts'
import type { AttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import type { TacState } from '../../forms/tac-entry.tsx'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import type { FormErrors } from '../../ui/form/use-form.ts'
import { normalNumber, numberFault, numberLength } from './account-number.ts'
import { type BankField, type BankValues, bankFieldNames } from './bank-fields.ts'
import { codeErrors } from './code-errors.ts'

type Errors = FormErrors<BankField>

/** The errors of the form that adds an account, in words: those found here, and those of a failed call. */
export function useBankErrors(banks: readonly Bank[], limit: AttemptLimit) {
  const { t } = useTranslation()
  const texts = useFieldTexts()

  const detailErrors = ({ bankCode, accountNumber, repeatNumber }: BankValues): Errors => {
    const bank = banks.find((each) => each.bankCode === bankCode)
    const fault = numberFault(accountNumber, bank)
    const differs = normalNumber(accountNumber, bank) !== normalNumber(repeatNumber, bank)
    return {
      ...(bank ? {} : { bankCode: t('banks.chooseFault') }),
      ...(fault && {
        accountNumber: t(`banks.numberFault.${fault}`, {
          bank: bank?.bankName ?? '',
          length: numberLength(bank),
        }),
      }),
      ...(differs && { repeatNumber: t('banks.repeatFault') }),
    }
  }

  // These refusals have words of their own here, at the field that they are about.
  const refusals: Partial<Record<string, Errors>> = {
    duplicateAccount: { accountNumber: t('banks.duplicate') },
    nameMismatch: { accountNumber: t('banks.nameMismatch') },
    methodUnavailable: { bankCode: t('banks.unavailable') },
  }

  return {
    check: (values: BankValues, state: TacState | null): Errors =>
      state ? texts<BankField>(codeErrors(values.tac, state)) : detailErrors(values),
    of: (error: unknown): Errors => {
      const refusal = error instanceof ProblemError ? refusals[error.problem.code] : undefined
      return refusal ?? texts<BankField>(routeFormError(error, bankFieldNames, { limit }))
    },
  }
}
