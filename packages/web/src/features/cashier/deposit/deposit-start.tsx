import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { SupportLink } from '../support-link.tsx'
import { DepositForm } from './deposit-form.tsx'
import { WaitingDeposits } from './waiting-deposits.tsx'

/** Where a deposit begins: those that wait for payment first, then the form of a new one. */
export function DepositStart() {
  const { t } = useTranslation()
  const methods = usePlayerQuery('listDepositMethods', {})
  const waiting = useQuery({
    ...query('listDeposits', { query: { status: 'AWAITING_PAYMENT' } }),
    // A new deposit can be made without them.
    meta: { shownInPlace: true },
  })
  if (!methods.data) {
    if (!methods.error) return <CashierSkeleton />
    return (
      <LoadFailure
        problem={methods.error.problem}
        isRetrying={methods.isFetching}
        onRetry={() => void methods.refetch()}
      />
    )
  }
  if (methods.data.items.length === 0) {
    return (
      <EmptyState
        icon="wallet"
        title={t('cashier.deposit.noMethods')}
        text={t('cashier.deposit.noMethodsText')}
        action={<SupportLink />}
      />
    )
  }
  const deposits = waiting.data?.items ?? []
  return (
    <>
      <WaitingDeposits deposits={deposits} />
      <DepositForm methods={methods.data} waiting={deposits} />
    </>
  )
}
