import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import { toMinor } from '@marquee/contracts/money'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useMemo } from 'react'
import { useStartup } from '../../../brand/startup-context.ts'
import { type AmountLimits, amountProblem } from '../amount-problem.ts'
import { useCashierDraft } from '../use-cashier-draft.ts'
import { depositFieldValues } from './deposit-fields.ts'
import { depositQuote } from './deposit-quote.ts'
import { useDepositOffers } from './use-deposit-offers.ts'

const noOffers: readonly DepositOffer[] = []
const noFields: DepositMethod['fields'] = []

/** What is chosen and typed in the deposit form, and what it comes to. */
export function useDepositChoice({
  items,
  lastMethodCode,
  dailyDepositLeft,
}: ResponseOf<'listDepositMethods'>) {
  const siteCurrency = useStartup().site.currency
  const draft = useCashierDraft('deposit')
  const { values } = draft
  const method = methodToShow(items, values.channelCode ?? lastMethodCode)
  const currency = method?.currency || siteCurrency
  // A file is handed in with the receipt.
  const fields = useMemo(() => method?.fields.filter(({ type }) => type !== 'file') ?? noFields, [method])
  const limits: AmountLimits = {
    min: method?.minAmount.amount ?? '0.01',
    max: method?.maxAmount.amount ?? null,
    daily: dailyDepositLeft?.amount ?? null,
  }
  const entered = (values.amount ?? '').trim()
  const amount = method && amountProblem(entered, limits) === undefined ? entered : undefined
  const known = useDepositOffers(method, amount)
  const offers = known ?? noOffers
  const wanted = values.promoId ?? ''
  const promoId = offers.some((offer) => offer.promoId === wanted) ? wanted : ''
  const missed =
    known && method && amount && wanted !== promoId ? { promoId: wanted, amount, method } : undefined
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
  return { draft, method, currency, fields, limits, offers, promoId, missed, quoteWith, bodyOf, presets }
}

/** The chosen method, or the one that was used last, unless it is under maintenance. */
const methodToShow = (items: readonly DepositMethod[], code: string) =>
  items.find(({ channelCode, isMaintenance }) => channelCode === code && !isMaintenance)

function presetsWithin(method: DepositMethod | undefined, limits: AmountLimits) {
  const fitting =
    method?.quickAmounts.filter(({ amount }) => amountProblem(amount, limits) === undefined) ?? []
  return fitting.toSorted((one, other) => (toMinor(one.amount) < toMinor(other.amount) ? -1 : 1))
}
