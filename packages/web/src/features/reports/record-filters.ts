import { transactionTypes } from '@marquee/contracts/areas/reports/transaction-type'
import { type CategoryId, categoryIds } from '@marquee/contracts/categories'
import { useSearchParams } from 'react-router'
import { now } from '../../browser/clock.ts'
import { useSiteDay } from '../../i18n/site-day.ts'
import {
  type RangeFault,
  type RecordRange,
  rangeFault,
  rangeOf,
  rangePresets,
} from '../../player/record-range.ts'

/** The states of a bet that the platform's contract names (2.11). */
export const betStatuses = ['OPEN', 'SETTLED', 'VOID', 'CANCELLED'] as const
type BetStatus = (typeof betStatuses)[number]

/** A kind of movement. */
export type TransactionKind = (typeof transactionTypes)[number]

/** The filters of the histories; each page uses those that its list has. */
export interface RecordFilters {
  range: RecordRange
  type: TransactionKind | undefined
  game: CategoryId | undefined
  status: BetStatus | undefined
  /** From 1. */
  page: number
}

/** Reads the filters from a page's address; invalid values are ignored, but a faulty range is kept, to be shown with its fault. */
export function readRecordFilters(search: URLSearchParams, today: string): RecordFilters {
  const page = Number(search.get('page') ?? 1)
  return {
    range: readRange(search, today),
    type: transactionTypes.find((name) => name === search.get('type')),
    game: categoryIds.find((id) => id === search.get('game')),
    status: betStatuses.find((name) => name === search.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

function readRange(search: URLSearchParams, today: string): RecordRange {
  const from = search.get('from')
  const to = search.get('to')
  if (from !== null || to !== null) return { preset: 'own', from: from ?? '', to: to ?? '' }
  return rangeOf(rangePresets.find((name) => name === search.get('range')) ?? 'week', today)
}

/** The filters as URL parameters, without those that have their default value. */
export function recordSearch({ range, type, game, status, page }: RecordFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (range.preset === 'own') {
    search.set('from', range.from)
    search.set('to', range.to)
  } else if (range.preset !== 'week') search.set('range', range.preset)
  if (type) search.set('type', type)
  if (game) search.set('game', game)
  if (status) search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return search
}

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
  const today = useSiteDay()(now())
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
