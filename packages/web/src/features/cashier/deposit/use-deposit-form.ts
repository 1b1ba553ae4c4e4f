import type { DepositMethod } from '@marquee/contracts/cashier/deposit-method'
import { toMinor } from '@marquee/contracts/money'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { type FormErrors, type FormValues, useForm } from '../../../ui/form/use-form.ts'
import { type AmountLimits, amountProblem } from '../amount-problem.ts'
import { useAmountText } from '../use-amount-text.ts'
import { useCashierDraft } from '../use-cashier-draft.ts'
import { depositFieldProblem, depositFieldValues } from './deposit-fields.ts'
import { depositQuote } from './deposit-quote.ts'

import { useDepositOffers } from './use-deposit-offers.ts'
import { useSendDeposit } from './use-send-deposit.ts'

type Methods = ResponseOf<'listDepositMethods'>
const noFields: DepositMethod['fields'] = []

/** The state of the deposit form: what is chosen and typed, what it comes to, and its way to the gateway. */
export function useDepositForm({ items, lastMethodCode, dailyDepositLeft }: Methods) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const siteCurrency = useStartup().site.currency
  const draft = useCashierDraft('deposit')
  const { values } = draft
  const method = methodToShow(items, values['channelCode'] ?? lastMethodCode)
  const currency = method?.currency || siteCurrency
  const fields = useMemo(() => method?.fields.filter(({ type }) => type !== 'file') ?? noFields, [method])
  const limits: AmountLimits = {
    min: method?.minAmount.amount ?? '0.01',
    max: method?.maxAmount.amount ?? null,
    daily: dailyDepositLeft?.amount ?? null,
  }
  const amountText = useAmountText(limits, currency)
  const entered = (values['amount'] ?? '').trim()
  const amount = method && amountProblem(entered, limits) === undefined ? entered : undefined
  const offers = useDepositOffers(method, amount)
  const promoId = offers.some((offer) => offer.promoId === values['promoId']) ? (values['promoId'] ?? '') : ''
  const quoteWith = (id: string) =>
    method && amount
      ? depositQuote(amount, currency, method, offers.find((offer) => offer.promoId === id))
      : undefined
  const sending = useSendDeposit(draft.forget)

  const check = (found: FormValues<string>): FormErrors<string> => {
    const errors: FormErrors<string> = {}
    if (!method) errors['channelCode'] = t('cashier.deposit.chooseMethod')
    const problem = amountProblem(found['amount'] ?? '', limits)
    if (problem) errors['amount'] = amountText(problem)
    for (const field of fields) {
      const wrong = depositFieldProblem(field, found[field.name] ?? '')
      if (wrong)
        errors[field.name] = t(`cashier.fields.${wrong}`, { min: field.minLength ?? '', max: field.maxLength ?? '' })
    }
    return errors
  }
  const bodyOf = (found: Readonly<Record<string, string>>, channelCode: string, sum: string) => {
    const own = depositFieldValues(fields, found)
    return {
      channelCode,
      amount: sum,
      ...(promoId === '' ? {} : { promoId }),
      ...(Object.keys(own).length > 0 ? { fields: own } : {}),
    }
  }
  const names = ['channelCode', 'amount', ...fields.map(({ name }) => name)]
  const form = useForm<string>({
    names,
    check,
    send: async (found) =>
      method && sending.send(bodyOf(found, method.channelCode, (found['amount'] ?? '').trim()), method, names),
  })

  const body = method && amount ? JSON.stringify(bodyOf(values, method.channelCode, amount)) : undefined
  const { prepare } = sending
  // biome-ignore lint/correctness/useExhaustiveDependencies: the body alone decides about the intent
  const prepareIntent = useCallback(() => {
    if (body) prepare(JSON.parse(body))
  }, [body])

  return {
    ...form,
    method,
    amount: values['amount'] ?? '',
    setAmount: (value: string) => draft.set('amount', value),
    chooseMethod: (code: string) => {
      draft.set('channelCode', code)
      form.show({})
    },
    amountHint: dailyDepositLeft
      ? t('cashier.amount.dailyLeft', { amount: money(dailyDepositLeft) })
      : undefined,
    sign: money({ amount: '0.00', currency }).replace(/[\d.,\s]/g, ''),
    presets: presetsWithin(method, limits),
    promoId,
    choosePromo: (id: string) => draft.set('promoId', id),
    offers,
    quote: quoteWith(promoId),
    turnoverOf: (id: string) => quoteWith(id)?.turnover,
    ownFields: { fields, values, onValue: draft.set },
    prepareIntent,
    refusal: sending.refusal,
    limit: sending.limit,
    isSending: sending.isSending || form.isSending,
  }
}

/** The chosen method, or the one that was used last, unless it is under maintenance. */
const methodToShow = (items: readonly DepositMethod[], code: string) =>
  items.find(({ channelCode, isMaintenance }) => channelCode === code && !isMaintenance)

function presetsWithin(method: DepositMethod | undefined, limits: AmountLimits) {
  const fitting = method?.quickAmounts.filter(({ amount }) => amountProblem(amount, limits) === undefined) ?? []
  return fitting.toSorted((one, other) => (toMinor(one.amount) < toMinor(other.amount) ? -1 : 1))
}
