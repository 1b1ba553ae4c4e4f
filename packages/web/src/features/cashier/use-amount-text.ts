import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import type { AmountLimits, AmountProblem } from './amount-problem.ts'

/** Returns the text of what is wrong with an amount. */
export function useAmountText(limits: AmountLimits, currency: string): (problem: AmountProblem) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  const limitOf: Partial<Record<AmountProblem, string | null | undefined>> = {
    belowMin: limits.min,
    aboveMax: limits.max,
    aboveBalance: limits.balance,
    aboveDaily: limits.daily,
  }
  return (problem) => {
    const limit = limitOf[problem]
    return t(`cashier.amount.${problem}`, { amount: limit ? money({ amount: limit, currency }) : '' })
  }
}
