import { useTranslation } from 'react-i18next'

/** Returns a function that writes a usual time, given in minutes: `Instant`, `About 30 min`, `About 2 h`. */
export function useMinutesText(): (minutes: number) => string {
  const { t } = useTranslation()
  return (minutes) => {
    if (minutes <= 1) return t('cashier.time.instant')
    if (minutes < 120) return t('cashier.time.minutes', { minutes })
    return t('cashier.time.hours', { hours: Math.ceil(minutes / 60) })
  }
}
