import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProblemError } from '../../api/problem-error.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { failureHelp } from '../../i18n/failure-help.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** Why an account could not be added or removed, where no field is to blame. */
export type BankNoticeName =
  | 'pendingWithdrawal'
  | 'cantRemove'
  | 'checkingRemoval'
  | 'checkingAddition'
  | 'notRemovedYet'
  | 'notAddedYet'
  | 'full'
  | 'kycRequired'

export function BankNotice({ notice }: { notice: BankNoticeName | undefined }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  if (!notice) return null
  return (
    <p className="bank-hold" data-held role="alert">
      <Icon name="warning" />
      <span>
        {t(`banks.${notice}`)}{' '}
        {notice === 'kycRequired' && capabilities.includes('kyc') ? (
          <Link to="/verification">{t('banks.verify')}</Link>
        ) : null}
      </span>
    </p>
  )
}

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

/** The place of the accounts. */
export function BankSkeleton() {
  return (
    <div className="bank-cards" aria-busy="true">
      <Skeleton className="bank-place" />
      <Skeleton className="bank-place" />
    </div>
  )
}
