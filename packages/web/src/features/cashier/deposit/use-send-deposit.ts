import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { fromMinor, toMinor } from '@marquee/contracts/money'
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
import { readDevice } from '../../../browser/device-info.ts'
import { useAttemptLimit } from '../../../forms/attempt-limit.tsx'
import { usePaymentIntent } from '../../../player/use-payment-intent.ts'
import { useSession } from '../../../session/session-state.ts'
import { depositAddress } from '../payment/deposit-state.ts'
import { startedDeposit } from '../payment/use-deposit.ts'
import { refusalText, refusalWord } from '../refusal-notice.tsx'

type Body = InputOf<'createDeposit'>['body']

/** The control that a refusal is about. */
const controlOf: Partial<Record<string, string>> = {
  methodUnavailable: 'channelCode',
  currencyNotSupported: 'channelCode',
  amountBelowMin: 'amount',
  amountAboveMax: 'amount',
  dailyLimitReached: 'amount',
  limitReached: 'amount',
}

/**
 * Begins a deposit and leads to it. A refusal shows at the control that it is about, else above the button (`refusal`).
 * `onStarted` is called before the page changes.
 */
export function useSendDeposit(onStarted: () => void) {
  const { i18n } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const owner = useSession().player?.accountId ?? ''
  const { mutateAsync } = useOperation('createDeposit', { shownInPlace: true })
  const intent = usePaymentIntent<Body, Deposit>('deposit', mutateAsync)
  const limit = useAttemptLimit()
  const [refusal, setRefusal] = useState<Problem | null>(null)

  const send = async (body: Body, method: DepositMethod, fields: readonly string[]) => {
    setRefusal(null)
    try {
      const amount = { amount: fromMinor(toMinor(body.amount)), currency: method.currency }
      const deposit = await intent.send(body, { amount, via: method.channelName })
      if (!deposit) return undefined
      onStarted()
      startedDeposit.write({ owner, deposit })
      client.setQueryData(queryKey('getDeposit', { params: { id: deposit.depositId } }), deposit)
      void navigate(depositAddress(deposit.depositId))
      // On a phone the payment page takes this tab; Back leads to the deposit.
      if (deposit.actionType === 'REDIRECT' && deposit.actionUrl && readDevice(navigator).isMobileOrTablet)
        location.assign(deposit.actionUrl)
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return errorsOf(error, fields)
    }
  }

  const errorsOf = (error: ProblemError, fields: readonly string[]): Record<string, string> => {
    const { problem } = error
    if (problem.handling === 'endSession' || limit.note(error)) return {}
    if (problem.code === 'methodUnavailable')
      void client.invalidateQueries({ queryKey: queryKey('listDepositMethods', {}) })
    if (problem.code === 'pendingExists') void client.invalidateQueries({ queryKey: ['listDeposits'] })
    const text = refusalText(problem, i18n)
    // The player's own limit is told with its period and what is left of it, which has no room at the field.
    const control = problem.limit ? undefined : controlOf[refusalWord(problem)]
    if (control) return { [control]: text }
    const named = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
    if (named.length === 0) setRefusal(problem)
    return Object.fromEntries(named.map(({ path }) => [path, text]))
  }
  return { prepare: intent.prepare, send, isSending: intent.isSending, refusal, limit }
}
