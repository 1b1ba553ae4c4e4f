import { fromMinor, toMinor, typedAmount } from '@marquee/contracts/amounts'
import { depositCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import type { InputOf, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldErrorsOf } from '../../../api/parse-body.ts'
import { ProblemError } from '../../../api/problem-error.ts'
import { query, queryKey } from '../../../api/query.ts'
import { fieldOf, shownOf } from '../../../api/shown-failure.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { readDevice } from '../../../browser/device-info.ts'
import { leavingForm } from '../../../browser/leaving-form.ts'
import { useAttemptLimit } from '../../../forms/attempt-limit.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePaymentIntent } from '../../../player/use-payment-intent.ts'
import { useSession } from '../../../session/session-state.ts'
import { type FormErrors, type FormValues, useForm } from '../../../ui/form/use-form.ts'
import { type AmountLimits, amountProblem } from '../amount-problem.ts'
import { useAmountText } from '../cashier-texts.ts'
import { depositAddress } from '../payment/deposit-state.ts'
import { paymentForm } from '../payment/payment-form.ts'
import { startedDeposit } from '../payment/use-deposit.ts'
import { refusalText } from '../refusal-notice.tsx'
import { useCashierDraft } from '../use-cashier-draft.ts'
import { useChannelName } from '../use-channel-name.ts'
import { depositFieldProblem, depositFieldValues } from './deposit-fields.ts'
import { depositQuote } from './deposit-quote.ts'

/** The state of the deposit form: its choice, its errors, and its way to the gateway. */
export function useDepositForm(
  methods: ResponseOf<'listDepositMethods'>,
  controls: PlayControls | undefined,
) {
  const { t } = useTranslation()
  const choice = useDepositChoice(methods, controls)
  const { draft, method, fields, limits, currency, bodyOf } = choice
  const amountText = useAmountText(limits, currency)
  const sending = useSendDeposit(draft.forget)

  const check = (found: FormValues<string>): FormErrors<string> => {
    const errors: FormErrors<string> = {}
    if (!method) errors.channelCode = t('cashier.deposit.chooseMethod')
    const problem = amountProblem(found.amount ?? '', limits)
    if (problem) errors.amount = amountText(problem)
    for (const field of fields) {
      const wrong = depositFieldProblem(field, found[field.name] ?? '')
      const lengths = { min: field.minLength ?? '', max: field.maxLength ?? '' }
      if (wrong) errors[field.name] = t(`cashier.fields.${wrong}`, lengths)
    }
    return errors
  }
  const names = ['channelCode', 'amount', ...fields.map(({ name }) => name)]
  const form = useForm<string>({
    names,
    check,
    send: async (found) => {
      const body = bodyOf(found)
      return method && body && sending.send(body, method, names)
    },
  })

  // The intent has its key before the click.
  const body = bodyOf(draft.values)
  const prepare = useEffectEvent(() => body && sending.prepare(body))
  const bodyText = JSON.stringify(body)
  useEffect(() => {
    if (bodyText) prepare()
  }, [bodyText])

  return { ...choice, ...sending, form, isSending: sending.isSending || form.isSending }
}

const noOffers: readonly DepositOffer[] = []
const noFields: DepositMethod['fields'] = []

/** What is chosen and typed in the deposit form, and what it comes to. */
function useDepositChoice(
  { items, lastMethodCode, dailyDepositLeft }: ResponseOf<'listDepositMethods'>,
  controls: PlayControls | undefined,
) {
  const siteCurrency = useStartup().site.currency
  const draft = useCashierDraft('deposit')
  const { values } = draft
  const method = methodToShow(items, values.channelCode ?? lastMethodCode)
  const currency = method?.currency || siteCurrency
  // A file is handed in with the receipt.
  const fields = useMemo(() => method?.fields.filter(({ type }) => type !== 'file') ?? noFields, [method])
  const allowed = {
    dailyLeft: dailyDepositLeft?.amount,
    own: controls?.currency === currency ? controls.limits : [],
  }
  const mostAnyway = depositCeiling({ ...allowed, methodMax: null })
  const limits: AmountLimits = {
    min: method?.minAmount.amount ?? '0.01',
    most: depositCeiling({ ...allowed, methodMax: method?.maxAmount.amount }),
  }
  const entered = typedAmount(values.amount ?? '')
  const amount = method && amountProblem(entered, limits) === undefined ? entered : undefined
  const known = useDepositOffers(method, amount)
  const offers = known ?? noOffers
  const wanted = values.promoId ?? ''
  const promoId = offers.some((offer) => offer.promoId === wanted) ? wanted : ''
  const missed =
    known && method && amount && wanted !== promoId
      ? { promoId: wanted, amount, most: limits.most, method }
      : undefined
  const quoteWith = (id: string) =>
    method && amount
      ? depositQuote(
          amount,
          currency,
          method,
          offers.find((offer) => offer.promoId === id),
        )
      : undefined
  /** The request's body, where a method and a valid amount are chosen. */
  const bodyOf = (found: Readonly<Record<string, string>>) => {
    if (!method || !amount) return undefined
    const own = depositFieldValues(fields, found)
    return {
      channelCode: method.channelCode,
      amount,
      ...(promoId === '' ? {} : { promoId }),
      ...(Object.keys(own).length > 0 ? { fields: own } : {}),
    }
  }
  const presets = presetsWithin(method, limits)
  return {
    draft,
    method,
    currency,
    fields,
    limits,
    mostAnyway,
    offers,
    promoId,
    missed,
    quoteWith,
    bodyOf,
    presets,
  }
}

/** The chosen method, or the one that was used last, unless it is under maintenance. */
const methodToShow = (items: readonly DepositMethod[], code: string) =>
  items.find(({ channelCode, isMaintenance }) => channelCode === code && !isMaintenance)

function presetsWithin(method: DepositMethod | undefined, limits: AmountLimits) {
  const fitting =
    method?.quickAmounts.filter(({ amount }) => amountProblem(amount, limits) === undefined) ?? []
  return fitting.toSorted((one, other) => (toMinor(one.amount) < toMinor(other.amount) ? -1 : 1))
}

const pauseMs = 400
/**
 * The bonuses that a deposit of this amount may take, once the player has stopped typing; undefined until they are known.
 * `amount` is a valid one.
 */
function useDepositOffers(
  method: DepositMethod | undefined,
  amount: string | undefined,
): readonly DepositOffer[] | undefined {
  const asked = useSettled(method && amount ? `${method.channelCode} ${amount}` : '', pauseMs)
  const [channel = '', settledAmount = ''] = asked.split(' ')
  const { data } = useQuery({
    ...query('listDepositOffers', { query: { channel, amount: settledAmount } }),
    enabled: asked !== '',
  })
  return asked !== '' && settledAmount === amount ? data?.items : undefined
}

/** A value once it has not changed for `pauseMs`. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}

type Body = InputOf<'createDeposit'>['body']

/**
 * Begins a deposit and leads to it. A refusal shows at the control that it is about, else above the button (`refusal`).
 * `onStarted` is called before the page changes.
 */
function useSendDeposit(onStarted: () => void) {
  const { i18n } = useTranslation()
  const channelName = useChannelName()
  const client = useQueryClient()
  const navigate = useNavigate()
  const owner = useSession().player?.accountId ?? ''
  const { mutateAsync } = useOperation('createDeposit')
  const intent = usePaymentIntent<Body, Deposit>('deposit', mutateAsync)
  const limit = useAttemptLimit()
  const [refusal, setRefusal] = useState<Problem | null>(null)

  // What can still be deposited, and how, may have changed since the page was opened.
  const refresh = () => {
    for (const id of ['listDepositMethods', 'getLimits'] as const)
      void client.invalidateQueries({ queryKey: queryKey(id, {}) })
    void client.invalidateQueries({ queryKey: ['listDeposits'] })
  }

  const send = async (body: Body, method: DepositMethod, fields: readonly string[]) => {
    setRefusal(null)
    try {
      const amount = { amount: fromMinor(toMinor(body.amount)), currency: method.currency }
      const deposit = await intent.send(body, { amount, via: channelName(method) })
      if (!deposit) return undefined
      onStarted()
      refresh()
      startedDeposit.write({ owner, deposit })
      client.setQueryData(queryKey('getDeposit', { params: { id: deposit.depositId } }), deposit)
      void navigate(depositAddress(deposit.depositId))
      // On a phone the payment page takes this tab; Back leads to the deposit.
      if (readDevice(navigator).isMobileOrTablet) leaveToPay(deposit)
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return errorsOf(error, fields)
    }
  }

  const leaveToPay = (deposit: Deposit) => {
    if (deposit.actionUrl === '') return
    if (deposit.actionType === 'REDIRECT') location.assign(deposit.actionUrl)
    if (deposit.actionType === 'FORM_POST')
      leavingForm.leave(paymentForm(deposit, channelName(deposit), i18n))
  }

  const errorsOf = (error: ProblemError, fields: readonly string[]): Record<string, string> => {
    const { problem } = error
    if (shownOf(error) === 'sessionEnd' || limit.note(error)) return {}
    if (problem.status < 500) refresh()
    const text = refusalText(problem, 'deposit', i18n)
    const field = fieldOf(error)
    if (field) return { [field]: text }
    const named = fieldErrorsOf(problem).filter(({ path }) => fields.includes(path))
    if (named.length === 0) setRefusal(problem)
    return Object.fromEntries(named.map(({ path }) => [path, text]))
  }
  return { prepare: intent.prepare, send, isSending: intent.isSending, refusal, limit }
}
