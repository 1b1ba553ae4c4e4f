import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import type { InputOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { fieldErrorsOf } from '../../../api/parse-body.ts'
import { ProblemError } from '../../../api/problem-error.ts'
import { queryKey } from '../../../api/query.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useAttemptLimit } from '../../../forms/attempt-limit.tsx'
import { usePaymentIntent } from '../../../player/use-payment-intent.ts'
import { refusalText, refusalWord } from '../refusal-text.ts'
import { withdrawalAddress } from './withdrawal-address.ts'
import { type ChoiceControl, choiceControls, type WithdrawalChoice } from './withdrawal-choice.ts'

type Body = InputOf<'createWithdrawal'>['body']

/** The control that a refusal is about. */
const controlOf: Partial<Record<string, ChoiceControl>> = {
  amountBelowMin: 'amount',
  amountAboveMax: 'amount',
  insufficientBalance: 'amount',
  dailyLimitReached: 'amount',
  limitReached: 'amount',
  methodUnavailable: 'bankId',
  currencyNotSupported: 'bankId',
  nameMismatch: 'bankId',
}
const aboutCode = new Set(['tacInvalid', 'tacExpired', 'tacTooMany'])

/** What is wrong with the code or the PIN, in the player's language. */
type SecretTexts = Partial<Record<'tac' | 'pin', string>>
/** The control that the platform names itself. */
const namedControl = (problem: Problem): ChoiceControl | undefined =>
  choiceControls.find((control) => fieldErrorsOf(problem).some(({ path }) => path === control))

interface SendWithdrawal {
  currency: string
  /** The platform has it; called before the page changes. */
  onSent: () => void
  /** The platform refused what was chosen in the first step; `text` is in the player's language. */
  onChoiceRefused: (control: ChoiceControl, text: string) => void
  /** The platform refused the code. */
  onCodeRefused: (error: ProblemError) => void
}

/**
 * Asks for a withdrawal and leads to it. A refusal of the choice or of the code goes to its callback; `send` resolves
 * with the text at the code or the PIN. Any other is the `refusal`.
 */
export function useSendWithdrawal({ currency, onSent, onChoiceRefused, onCodeRefused }: SendWithdrawal) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useOperation('createWithdrawal', { shownInPlace: true })
  const intent = usePaymentIntent<Body, Withdrawal>('withdrawal', mutateAsync)
  const limit = useAttemptLimit()
  const [refusal, setRefusal] = useState<Problem | null>(null)

  const refresh = () => {
    for (const id of ['getBalance', 'getWithdrawalInfo'] as const)
      void client.invalidateQueries({ queryKey: queryKey(id, {}) })
    void client.invalidateQueries({ queryKey: ['listWithdrawals'] })
  }

  const send = async ({ amount, bank }: WithdrawalChoice, secret: Pick<Body, 'tac' | 'pin'>) => {
    setRefusal(null)
    try {
      const via = `${bank.bankName} ${bank.accountNumberMasked}`
      const withdrawal = await intent.send(
        { bankId: bank.bankId, amount, ...secret },
        { amount: { amount, currency }, via },
      )
      if (!withdrawal) return undefined
      onSent()
      client.setQueryData(queryKey('getWithdrawal', { params: { id: withdrawal.withdrawalId } }), withdrawal)
      refresh()
      void navigate(withdrawalAddress(withdrawal.withdrawalId))
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return textsOf(error)
    }
  }

  const textsOf = (error: ProblemError): SecretTexts | undefined => {
    const { problem } = error
    if (problem.handling === 'endSession' || limit.note(error)) return undefined
    const text = refusalText(problem, i18n)
    if (aboutCode.has(problem.code)) {
      onCodeRefused(error)
      return { tac: text }
    }
    if (fieldErrorsOf(problem).some(({ path }) => path === 'pin'))
      return { pin: t('cashier.withdraw.pinWrong') }
    // What stands in the way may have changed since the page was opened.
    refresh()
    const control = controlOf[refusalWord(problem)] ?? namedControl(problem)
    if (control) onChoiceRefused(control, text)
    else setRefusal(problem)
    return undefined
  }
  return { send, isSending: intent.isSending, refusal, limit }
}
