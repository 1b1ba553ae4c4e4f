import { useTranslation } from 'react-i18next'
import { useDayFormat } from '../../i18n/site-day.ts'
import type { RecordRange } from '../../player/record-range.ts'

/** A function that writes the dates of a range; one day alone as one date. */
export function usePeriodText(): (range: Pick<RecordRange, 'from' | 'to'>) => string {
  const { t } = useTranslation()
  const day = useDayFormat()
  return ({ from, to }) => (from === to ? day(from) : t('records.between', { from: day(from), to: day(to) }))
}
