import type { Problem } from '@marquee/contracts/problem'
import type { ReactNode } from 'react'
import type { ProblemError } from '../api/problem-error.ts'
import { failureHelp } from '../i18n/failure-help.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button, type ButtonProps } from '../ui/button/button.tsx'
import { ErrorState } from '../ui/feedback/state-panel.tsx'
import { ProblemReference } from './problem-reference.tsx'

interface QueryResultsProps<Data> {
  result: {
    data: Data | undefined
    error: ProblemError | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** The heading where nothing could be fetched. */
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query has found, its skeleton, or why there is nothing; what is known stays when a later fetch fails. */
export function QueryResults<Data>({ result, failed, skeleton, children }: QueryResultsProps<Data>) {
  const { data, error, isFetching, refetch } = result
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <LoadFailure
      title={failed}
      problem={error.problem}
      variant="tonal"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

interface LoadFailureProps {
  title: string
  /** What happened and what to try; by default what the problem suggests. */
  text?: string | undefined
  problem: Problem
  /** The style of the button that tries again. */
  variant?: ButtonProps['variant']
  isRetrying: boolean
  onRetry: () => void
}

/** Shown in place of what could not be loaded: what to try, a button that does, and the reference for support. */
export function LoadFailure({ title, text, problem, variant, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={title}
      text={text ?? t(failureHelp(problem))}
      reference={<ProblemReference reference={problem.reference} />}
      action={
        <Button variant={variant} busy={isRetrying} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
