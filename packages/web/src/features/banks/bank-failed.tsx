import { useTranslation } from 'react-i18next'
import type { ProblemError } from '../../api/problem-error.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { failureHelp } from '../../i18n/failure-help.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'

interface BankFailedProps {
  error: ProblemError
  isBusy: boolean
  onRetry: () => void
}

/** Shown where the accounts could not be loaded. */
export function BankFailed({ error: { problem }, isBusy, onRetry }: BankFailedProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('banks.failed')}
      text={t(failureHelp(problem))}
      reference={<ProblemReference reference={problem.reference} />}
      action={
        <Button variant="tonal" busy={isBusy} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
