import type { Bank } from '@marquee/contracts/areas/banks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemError } from '../../api/problem-error.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { type AttemptLimit, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useIntentKey } from '../../forms/use-intent-key.ts'
import { usePollUntilSettled } from '../../forms/use-poll-until-settled.ts'
import { isSpent, type TacState } from '../../forms/use-tac.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useReturnPath } from '../../session/return-path.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { type FormErrors, useForm, wholeForm } from '../../ui/form/use-form.ts'
import {
  type BankField,
  type BankValues,
  bankBody,
  bankFieldNames,
  normalNumber,
  numberFault,
  numberLength,
} from './bank-fields.ts'
import type { BankNoticeName } from './bank-states.tsx'
import { fetchMyBanks, refreshBanks } from './my-banks.ts'
import { codeErrors, useBankCode } from './use-bank-code.ts'

// Never the second entry of the number, which would then agree by itself.
const draftFields: readonly BankField[] = ['bankCode', 'accountNumber', 'branch']

const noticeByCode: Partial<Record<string, BankNoticeName>> = {
  limitReached: 'full',
  kycRequired: 'kycRequired',
}

/**
 * The form that adds an account: its details first, then a one-time code, and back to where the player came from. After
 * a lost answer the accounts are fetched until they show whether it was added.
 */
export function useAddBank(banks: readonly Bank[], holder: string) {
  const code = useBankCode()
  const limit = useAttemptLimit()
  const intent = useIntentKey()
  const errors = useBankErrors(banks, limit)
  const add = useOperation('addBank')
  const isAdded = useIsAdded()
  const finish = useFinish(() => forget())
  const [notice, setNotice] = useState<BankNoticeName>()
  const [isEditing, setEditing] = useState(false)
  const { state } = code.tac
  /** The code that is being entered; none while the details are shown, also where one was sent already. */
  const entered = isEditing ? null : state
  const bankOf = ({ bankCode }: BankValues) => banks.find((bank) => bank.bankCode === bankCode)

  const lost = useRef<ReturnType<typeof bankBody> | undefined>(undefined)
  const follow = usePollUntilSettled({
    async ask() {
      const isKnown = lost.current !== undefined && (await isAdded(lost.current))
      if (isKnown) finish()
      return isKnown
    },
    onOver() {
      intent.settle()
      setNotice('notAddedYet')
    },
  })

  const fail = async (error: unknown, values: BankValues): Promise<FormErrors<BankField>> => {
    code.tac.miss(error)
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    if (shownOf(error) === 'check') {
      lost.current = bankBody(values, bankOf(values), holder)
      setNotice('checkingAddition')
      if (await isAdded(lost.current).catch(() => false)) finish()
      else follow.begin()
      return {}
    }
    intent.settle()
    const known = noticeByCode[problem.code]
    setNotice(known)
    const found = known ? {} : errors.of(error)
    // The details can only be corrected where they are shown.
    if (Object.keys(found).some((name) => name !== 'tac' && name !== wholeForm)) setEditing(true)
    return found
  }
  const send = async (values: BankValues) => {
    setNotice(undefined)
    follow.end()
    try {
      if (!entered) {
        // A code that was sent before the details were corrected is still good.
        if (!state || isSpent(state)) await code.send()
        setEditing(false)
        return undefined
      }
      const body = bankBody(values, bankOf(values), holder)
      await add.mutateAsync({ body, idempotencyKey: intent.keyOf(body) })
      finish()
      return undefined
    } catch (error) {
      return fail(error, values)
    }
  }
  const form = useForm<BankField>({
    names: bankFieldNames,
    check: (values) => errors.check(values, entered),
    send,
  })
  const forget = useDraft(form.formProps.ref, 'add-bank', draftFields)
  const resend = () => void code.send().catch(async (error) => form.show(await fail(error, form.read())))
  return { form, code, entered, limit, notice, resend, bankOf, edit: () => setEditing(true) }
}

/** A function that asks whether an account is among the player's by now: its bank and the end of its number tell. */
function useIsAdded() {
  const client = useQueryClient()
  return async ({ bankCode, accountNumber }: ReturnType<typeof bankBody>): Promise<boolean> => {
    const { items } = await fetchMyBanks(client)
    const end = accountNumber.slice(-4)
    return items.some((bank) => bank.bankCode === bankCode && bank.accountNumberMasked.endsWith(end))
  }
}

function useFinish(forget: () => void): () => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const returnTo = useReturnPath() ?? '/bank-details'
  return () => {
    forget()
    showToast({ tone: 'success', text: t('banks.added') })
    void refreshBanks(client)
    void navigate(returnTo, { replace: true })
  }
}

type Errors = FormErrors<BankField>

/** The errors of the form that adds an account, in words: those found here, and those of a failed call. */
function useBankErrors(banks: readonly Bank[], limit: AttemptLimit) {
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
