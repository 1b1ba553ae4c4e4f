import type { PlayerBank } from '@marquee/contracts/areas/banks'
import {
  createWithdrawal,
  type Withdrawal,
  type WithdrawalInfo,
} from '@marquee/contracts/areas/cashier/withdrawals'
import type { FieldError } from '@marquee/contracts/field-errors'
import type { InputOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldErrorsOf, parseBody } from '../../../api/parse-body.ts'
import { ProblemError } from '../../../api/problem-error.ts'
import { queryKey } from '../../../api/query.ts'
import { fieldOf, shownOf } from '../../../api/shown-failure.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { type AttemptLimit, AttemptLimitNotice, useAttemptLimit } from '../../../forms/attempt-limit.tsx'
import { TacEntry } from '../../../forms/tac-entry.tsx'
import { useTac } from '../../../forms/use-tac.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useFieldTexts } from '../../../i18n/use-field-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePaymentIntent } from '../../../player/use-payment-intent.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { useArrivalText } from '../cashier-texts.ts'
import { RefusalNotice, refusalText } from '../refusal-notice.tsx'
import { withdrawalAddress } from '../tracker/withdrawal-state.ts'
import { withdrawalQuote } from './withdrawal-quote.ts'

interface WithdrawalConfirmProps {
  info: WithdrawalInfo
  choice: WithdrawalChoice
  onSent: () => void
  /** Back to the first step; `errors` is why the platform refused what was chosen there. */
  onChange: (errors: ChoiceErrors) => void
}

const names = ['tac', 'pin'] as const
type Name = (typeof names)[number]

/** The second step of a withdrawal: the review, and the one-time code or PIN that confirms it. */
export function WithdrawalConfirm({ info, choice, onSent, onChange }: WithdrawalConfirmProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { tacRequired, pinRequired, currency } = info
  const limit = useAttemptLimit()
  const code = useWithdrawalCode(limit)
  const { tac } = code
  const texts = useFieldTexts()
  const sending = useSendWithdrawal({
    currency,
    limit,
    onSent,
    onChoiceRefused: (control, text) => onChange({ [control]: text }),
    onCodeRefused: (error) => tac.miss(error),
  })
  const form = useForm<Name>({
    names,
    check: (values) => {
      const found = texts<Name>(secretErrors(values, info))
      return found.pin === undefined ? found : { ...found, pin: t('cashier.withdraw.pinWanted') }
    },
    send: async (values) => {
      const secret = {
        ...(tacRequired && { tac: values.tac.trim() }),
        ...(pinRequired && { pin: values.pin }),
      }
      const found = await sending.send(choice, secret)
      return found?.tac === undefined || tacRequired ? found : { pin: found.tac }
    },
  })
  const needsCode = tacRequired && tac.state === null
  return (
    <form className="card stack gap-4 cashier-card" {...form.formProps}>
      <WithdrawalReview info={info} choice={choice} onChange={() => onChange({})} />
      {needsCode ? (
        <>
          <p className="muted">{t('cashier.withdraw.codeHelp')}</p>
          <Button size="l" block busy={code.isRequesting} onClick={code.request}>
            {t('login.sendCode')}
          </Button>
        </>
      ) : null}
      {code.error && shownOf(code.error) === 'button' ? (
        <RefusalNotice kind="withdrawal" problem={code.error.problem} />
      ) : null}
      {tacRequired && tac.state ? (
        <>
          <p className="muted" role="status">
            {code.sentTo
              ? t('cashier.withdraw.codeSentTo', { phone: code.sentTo })
              : t('cashier.withdraw.codeSent')}
          </p>
          <TacEntry
            state={tac.state}
            form={form}
            limit={limit}
            onResend={code.request}
            isResending={code.isRequesting}
          />
        </>
      ) : null}
      {pinRequired ? (
        <PasswordField
          {...form.field('pin')}
          label={t('cashier.withdraw.pin')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
      ) : null}
      <AttemptLimitNotice limit={limit} />
      {sending.refusal ? <RefusalNotice kind="withdrawal" problem={sending.refusal} /> : null}
      {needsCode ? null : (
        <Button
          type="submit"
          size="l"
          block
          busy={form.isSending || sending.isSending}
          disabled={limit.untilMs > 0}
        >
          {t('cashier.withdraw.submit', { amount: money({ amount: choice.amount, currency }) })}
        </Button>
      )}
    </form>
  )
}

/** What is wrong with the code and the PIN, as far as the platform wants them. */
function secretErrors(values: Record<Name, string>, info: WithdrawalInfo): readonly FieldError[] {
  const wanted = {
    bankId: 'any',
    amount: '1',
    ...(info.tacRequired && { tac: values.tac }),
    ...(info.pinRequired && { pin: values.pin }),
  }
  return parseBody(createWithdrawal.body, wanted).errors ?? []
}

/** The one-time code of a withdrawal: requested by a button, and where it went. */
function useWithdrawalCode(limit: AttemptLimit) {
  const tac = useTac()
  const { mutate, isPending, data, error } = useOperation('requestWithdrawalTac')
  const request = () =>
    mutate(
      {},
      {
        onSuccess: tac.begin,
        onError: (error) => void limit.note(error),
      },
    )
  return { tac, request, error, isRequesting: isPending, sentTo: data?.maskedPhone ?? '' }
}

interface WithdrawalReviewProps {
  info: WithdrawalInfo
  choice: WithdrawalChoice
  onChange: () => void
}

/** What a withdrawal will do: how much arrives where, within which time, and what it costs. */
function WithdrawalReview({ info, choice: { amount, bank }, onChange }: WithdrawalReviewProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const arrivalText = useArrivalText()
  const { fee, get } = withdrawalQuote(amount, info)
  const heading = useRef<HTMLHeadingElement>(null)
  // The step before has gone, with the button that had the focus.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const lines = [
    [t('cashier.review.amount'), money({ amount, currency: info.currency })],
    [t('cashier.review.fee'), money(fee)],
    [
      t('cashier.review.account'),
      <>
        {bank.bankName} <span className="cashier-number">{bank.accountNumberMasked}</span>
      </>,
    ],
    [t('cashier.review.time'), arrivalText(info.processingTime)],
  ] as const
  return (
    <section className="tint stack withdrawal-review">
      <h2 ref={heading} tabIndex={-1}>
        {t('cashier.review.title')}
      </h2>
      <p className="withdrawal-get">
        {t('cashier.review.get')} <strong className="num">{money(get)}</strong>
      </p>
      <FactLines facts={lines} />
      <Button variant="quiet" onClick={onChange}>
        {t('cashier.review.change')}
      </Button>
    </section>
  )
}

type Body = InputOf<'createWithdrawal'>['body']

/** What is wrong with the code or the PIN, in the player's language. */
type SecretTexts = Partial<Record<'tac' | 'pin', string>>
/** The control that a refusal is about: the declared one, or one that the platform names itself. */
const controlOf = (error: ProblemError): ChoiceControl | undefined =>
  choiceControls.find((control) => control === fieldOf(error)) ??
  choiceControls.find((control) => fieldErrorsOf(error.problem).some(({ path }) => path === control))

interface SendWithdrawal {
  currency: string
  limit: AttemptLimit
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
function useSendWithdrawal({ currency, limit, onSent, onChoiceRefused, onCodeRefused }: SendWithdrawal) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useOperation('createWithdrawal')
  const intent = usePaymentIntent<Body, Withdrawal>('withdrawal', mutateAsync)
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
      // Back leads to the page's beginning, not to a review of what was sent.
      void navigate(withdrawalAddress(withdrawal.withdrawalId), { replace: true })
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return textsOf(error)
    }
  }

  const textsOf = (error: ProblemError): SecretTexts | undefined => {
    const { problem } = error
    const isAboutCode = fieldOf(error) === 'tac'
    if (isAboutCode) onCodeRefused(error)
    if (shownOf(error) === 'sessionEnd' || limit.note(error)) return undefined
    const text = refusalText(problem, 'withdrawal', i18n)
    if (isAboutCode) return { tac: text }
    if (fieldErrorsOf(problem).some(({ path }) => path === 'pin'))
      return { pin: t('cashier.withdraw.pinWrong') }
    // What stands in the way may have changed since the page was opened.
    refresh()
    const control = controlOf(error)
    if (control) onChoiceRefused(control, text)
    else setRefusal(problem)
    return undefined
  }
  return { send, isSending: intent.isSending, refusal }
}

/** How much, and to which of the player's own accounts. `amount` is a valid one. */
export interface WithdrawalChoice {
  amount: string
  bank: PlayerBank
}

/** The controls of the choice. */
export const choiceControls = ['amount', 'bankId'] as const
export type ChoiceControl = (typeof choiceControls)[number]

/** What is wrong with the choice, by its controls. */
export type ChoiceErrors = { readonly [Control in ChoiceControl]?: string | undefined }
