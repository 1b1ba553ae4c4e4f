import type { InputOf } from '@marquee/contracts/operations'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProblemError } from '../../api/problem-error.ts'
import { query, type ReadId } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface RecordResultsProps<Data> {
  result: UseQueryResult<Data, ProblemError>
  children: (data: Data, isStale: boolean) => ReactNode
}

/** What a history's query has found. What was known is not shown once a later fetch has failed: it may be out of date. */
export function RecordResults<Data>({ result, children }: RecordResultsProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, refetch } = result
  return (
    <QueryResults
      result={{ data: error ? undefined : data, error, isFetching, refetch }}
      failed={t('records.failed')}
      skeleton={<RecordSkeleton />}
    >
      {(found) => children(found, isPlaceholderData)}
    </QueryResults>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

/** The place of a history's totals and rows, and of its filters where these are not known yet either. */
export function RecordSkeleton({ hasToolbar = false }: { hasToolbar?: boolean }) {
  return (
    <div className="stack gap-4" aria-busy="true">
      {hasToolbar ? <Skeleton height={124} /> : null}
      <Skeleton height={116} />
      <div className="panel lines">
        {rows.map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    </div>
  )
}

/** A history's query: what is shown stays while other filters load, and a failure shows in its place. */
export function useRecordQuery<Id extends ReadId>(id: Id, input: InputOf<Id>, isAsked: boolean) {
  return useQuery({
    ...query(id, input),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}
