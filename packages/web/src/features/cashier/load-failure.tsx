import type { Problem } from '@marquee/contracts/problem'
import { useTranslation } from 'react-i18next'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { failureHelp } from '../../i18n/failure-help.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'

interface LoadFailureProps {
  problem: Problem
  isRetrying: boolean
  onRetry: () => void
}

/** Shown in place of what could not be loaded. */
export function LoadFailure({ problem, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['ui', 'errors'])
  return (
    <ErrorState
      title={t('errors:errorTitle')}
      text={problem.code === 'notFound' ? t('errors:notFound') : t(failureHelp(problem))}
      reference={<ProblemReference reference={problem.reference} />}
      action={
        <Button busy={isRetrying} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
