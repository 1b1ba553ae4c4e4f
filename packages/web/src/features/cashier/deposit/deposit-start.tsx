import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import type { LanguageCode } from '@marquee/contracts/languages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useCarePart } from '../../../care/use-care-part.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import type { DepositCareProps } from '../care/deposit-care.tsx'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { latestQuery } from '../latest/latest-query.ts'
import { LoadFailure } from '../load-failure.tsx'
import { SupportLink } from '../support-link.tsx'
import { DepositForm } from './deposit-form.tsx'
import { WaitingDeposits } from './waiting-deposits.tsx'

// It stands beneath the form, where it is not seen at once.
const LatestDeposits = lazyComponent(
  async () => (await import('../latest/latest-deposits.tsx')).LatestDeposits,
)

/** Where a deposit begins: those that are open first, then the form of a new one, then the latest. */
export function DepositStart() {
  const { t } = useTranslation()
  const methods = usePlayerQuery('listDepositMethods', {})
  const latest = useQuery({
    ...query('listDeposits', { query: latestQuery(Date.now()) }),
    // One may have begun or ended on the page before.
    staleTime: 0,
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
  const deposits = latest.data?.items ?? []
  const open = deposits.filter(({ status }) => !endedDepositStates.has(status))
  return (
    <>
      {open.length > 0 ? <WaitingDeposits deposits={open} /> : null}
      <WithCare isFirst={methods.data.lastMethodCode === '' && open.length === 0}>
        <DepositForm methods={methods.data} waiting={open} />
      </WithCare>
      <Suspense>{deposits.length > open.length ? <LatestDeposits deposits={deposits} /> : null}</Suspense>
    </>
  )
}

/** The form beside the player's own limits, where the brand has them. */
function WithCare({ isFirst, children }: DepositCareProps) {
  const isOffered = useStartup().capabilities.includes('responsibleGaming')
  const Care = useCarePart(isOffered ? loadDepositCare : undefined)
  if (!isOffered || Care === 'failed') return children
  return Care === 'loading' ? <CashierSkeleton /> : <Care isFirst={isFirst}>{children}</Care>
}

async function loadDepositCare(language: LanguageCode) {
  const [{ DepositCare }, { loadAreaTexts }] = await Promise.all([
    import('../care/deposit-care.tsx'),
    import('../../../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return DepositCare
}
