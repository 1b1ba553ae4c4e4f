import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** A function that writes a reward: money in the site's currency, tokens and spins by number, others as the platform. */
export function useRewardText(): (type: string, amount: string) => string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  return (type, amount) => {
    if (type === 'CASH' || type === 'BONUS') return money({ amount, currency })
    if (type === 'TOKEN') return t('claims.tokens', { number: number(Number(amount)) })
    if (type === 'SPIN') return t('claims.spins', { number: number(Number(amount)) })
    return t('claims.otherReward', { amount: numericDisplay(amount), kind: type })
  }
}
