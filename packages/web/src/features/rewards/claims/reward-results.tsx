import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemError } from '../../../api/problem-error.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { failureHelp } from '../../../i18n/failure-help.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/feedback/state-panel.tsx'

interface RewardResultsProps<Data> {
  result: {
    data: Data | undefined
    error: ProblemError | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query has found, its skeleton, or why there is nothing; what is known stays when a later fetch fails. */
export function RewardResults<Data>({ result, skeleton, children }: RewardResultsProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = result
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <ErrorState
      title={t('claims.failed')}
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
