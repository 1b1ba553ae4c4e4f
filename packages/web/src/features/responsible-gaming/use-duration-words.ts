import { useTranslation } from '../../i18n/use-translation.ts'

/** Functions that write how long a break (in hours) or an exclusion (in months, 0 for good) lasts. */
export function useDurationWords() {
  const { t } = useTranslation()
  return {
    ofHours: (hours: number) =>
      hours <= 24 || hours % 24 !== 0
        ? t('content.spans.hours', { hours })
        : t('content.spans.days', { days: hours / 24 }),
    ofMonths: (months: number) => {
      if (months === 0) return t('content.spans.forever')
      return months > 12 && months % 12 === 0
        ? t('content.spans.years', { years: months / 12 })
        : t('content.spans.months', { months })
    },
  }
}
