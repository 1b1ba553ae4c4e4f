import { useTranslation } from 'react-i18next'

/** Functions that write how long a break (in hours) or an exclusion (in months, 0 for good) lasts. */
export function useDurationWords() {
  const { t } = useTranslation()
  return {
    ofHours: (hours: number) =>
      hours <= 24 || hours % 24 !== 0
        ? t('care.pause.hours', { hours })
        : t('care.pause.days', { days: hours / 24 }),
    ofMonths: (months: number) => {
      if (months === 0) return t('care.pause.forever')
      return months > 12 && months % 12 === 0
        ? t('care.pause.years', { years: months / 12 })
        : t('care.pause.months', { months })
    },
  }
}
