import type { ReactNode } from 'react'
import type { ProblemError } from '../api/problem-error.ts'
import { failureHelp } from '../i18n/failure-help.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorState } from '../ui/feedback/state-panel.tsx'
import { ProblemReference } from './problem-reference.tsx'

/** What is read of a query's result. */
export interface Results<Data> {
  data: Data | undefined
  error: ProblemError | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface QueryResultsProps<Data> {
  result: Results<Data>
  /** The heading where nothing could be fetched. */
  failed?: string | undefined
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What a query has found, its skeleton, or why there is nothing: what to try, a button that does, and the reference for
 * support. What is known stays when a later fetch fails.
 */
export function QueryResults<Data>({ result, failed, skeleton, children }: QueryResultsProps<Data>) {
  const { t } = useTranslation(['ui', 'errors'])
  const { data, error, isFetching, refetch } = result
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  const { problem } = error
  return (
    <ErrorState
      title={failed ?? t('errors:errorTitle')}
      text={t(problem.code === 'notFound' ? 'errors:notFound' : failureHelp(problem))}
      reference={<ProblemReference reference={problem.reference} />}
      action={
        <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
