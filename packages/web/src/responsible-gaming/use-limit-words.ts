import type { LimitKind } from '@marquee/contracts/areas/responsible-gaming'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'

/** A function that writes an amount of a limit: money, or minutes. */
export function useLimitWords(currency: string): (kind: string, amount: string) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (kind, amount) =>
    kind === ('SESSION_TIME' satisfies LimitKind)
      ? t('care.limits.minutesOf', { minutes: amount.replace(/\.00$/, '') })
      : money({ amount: amount.includes('.') ? amount : `${amount}.00`, currency })
}
