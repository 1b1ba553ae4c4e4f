import type { FeeType } from '@marquee/contracts/areas/cashier/deposit-methods'
import { type Money, toMinor } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'

interface Fee {
  feeType: FeeType
  feeValue: string
  minFee?: Money | null
  currency: string
}

/** Returns a function that writes a fee in words: `No fee`, `₱15.00 fee`, `2% fee, at least ₱10.00`. */
export function useFeeText(): (fee: Fee) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  return ({ feeType, feeValue, minFee, currency }) => {
    if (feeType === 'NONE') return t('cashier.fee.none')
    if (feeType === 'FIXED') return t('cashier.fee.fixed', { amount: money({ amount: feeValue, currency }) })
    // Percent as people write them: 2, not 2.00.
    const rate = feeValue.replace(/\.?0+$/, (zeros) => (feeValue.includes('.') ? '' : zeros))
    return minFee && toMinor(minFee.amount) > 0n
      ? t('cashier.fee.rateWithMinimum', { rate, amount: money(minFee) })
      : t('cashier.fee.rate', { rate })
  }
}
