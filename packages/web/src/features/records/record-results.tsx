import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemError } from '../../api/problem-error.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { failureHelp } from '../../i18n/failure-help.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

interface RecordResultsProps<Data> {
  result: UseQueryResult<Data, ProblemError>
  children: (data: Data, isStale: boolean) => ReactNode
}

/** What a history's query has found, its skeleton, or why there is nothing. */
export function RecordResults<Data>({ result, children }: RecordResultsProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, refetch } = result
  if (error) {
    return (
      <ErrorState
        title={t('records.failed')}
        text={t(failureHelp(error.problem))}
        reference={<ProblemReference reference={error.problem.reference} />}
        action={
          <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    )
  }
  return data === undefined ? <RecordSkeleton /> : children(data, isPlaceholderData)
}
