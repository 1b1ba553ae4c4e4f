import { useSearchParams } from 'react-router'
import { siteDay } from '../../i18n/site-day.ts'
import { type RangeFault, rangeFault } from '../../player/record-range.ts'
import { type RecordFilters, readRecordFilters, recordSearch } from './record-filters.ts'

/** The filters of a history, which stand in its address: shareable, and Back returns to those before. */
export interface RecordFilterState {
  filters: RecordFilters
  /** Today in the site's time zone. */
  today: string
  /** What is wrong with the range; nothing is asked for then. */
  fault: RangeFault | undefined
  /** Changes filters, and goes back to the first page. */
  change: (change: Partial<RecordFilters>) => void
}

export function useRecordFilters(): RecordFilterState {
  const [search, setSearch] = useSearchParams()
  const today = siteDay(Date.now())
  const filters = readRecordFilters(search, today)
  return {
    filters,
    today,
    fault: rangeFault(filters.range, today),
    change: (change) => {
      // The address itself: what is rendered may be a click older.
      const current = readRecordFilters(new URLSearchParams(window.location.search), today)
      setSearch(recordSearch({ ...current, page: 1, ...change }), { preventScrollReset: true })
    },
  }
}
