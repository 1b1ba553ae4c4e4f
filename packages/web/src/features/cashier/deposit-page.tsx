import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import type { LanguageCode } from '@marquee/contracts/languages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { now } from '../../browser/clock.ts'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLazyPart } from '../../i18n/use-lazy-part.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useOpenIntent } from '../../player/use-payment-intent.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Countdown } from '../../ui/layout/countdown.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { CashierFailure, CashierFrame, CashierSkeleton, CashierWaiting } from './cashier-frame.tsx'
import { DepositForm } from './deposit/deposit-form.tsx'
import type { DepositLimitsProps } from './deposit/deposit-limits.tsx'
import { latestQuery } from './latest/latest-query.ts'
import { MoneyCheck } from './money-check.tsx'
import { DepositProgress } from './payment/deposit-progress.tsx'
import { depositAddress, openState } from './payment/deposit-state.ts'
import { SupportLink } from './support-link.tsx'
import './deposit-page.css'

/**
 * Deposits: a new one, one that was begun (`?id=`), the way back from a payment page (`?deposit=return`), and one whose
 * outcome is not known.
 */
export function DepositPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const open = useOpenIntent('deposit')
  const id = search.get('id')
  const showRecord = (record: object) => {
    if ('depositId' in record) void navigate(depositAddress(String(record.depositId)), { replace: true })
  }
  return (
    <CashierFrame page="deposit" step={`${id ?? ''} ${open?.key ?? ''}`}>
      {open ? <MoneyCheck key={open.key} intent={open} onKnown={showRecord} /> : null}
      {id ? (
        <DepositProgress key={id} depositId={id} />
      ) : open ? null : search.get('deposit') === 'return' ? (
        <Returned depositId={search.get('deposit_id')} />
      ) : (
        <DepositStart />
      )}
    </CashierFrame>
  )
}

/** Leads on to the deposit that the payment page names, else to the newest one. */
function Returned({ depositId }: { depositId: string | null }) {
  const { data, error } = useQuery({
    ...query('listDeposits', { query: {} }),
    enabled: !depositId,
    meta: { shownInPlace: true },
  })
  const id = depositId ?? data?.items[0]?.depositId
  if (id) return <Navigate to={depositAddress(id)} replace />
  return data || error ? <DepositStart /> : <CashierSkeleton />
}

/** The page while it is not confirmed yet who is logged in. */
export const DepositWaiting = () => <CashierWaiting page="deposit" />

// It stands beneath the form, where it is not seen at once.
const LatestDeposits = lazyComponent(
  async () => (await import('./latest/latest-deposits.tsx')).LatestDeposits,
)

/** Where a deposit begins: those that are open first, then the form of a new one, then the latest. */
function DepositStart() {
  const { t } = useTranslation()
  const methods = usePlayerQuery('listDepositMethods', {})
  const latest = useQuery({
    ...query('listDeposits', { query: latestQuery(now()) }),
    // One may have begun or ended on the page before.
    staleTime: 0,
    // A new deposit can be made without them.
    meta: { shownInPlace: true },
  })
  if (!methods.data) {
    if (!methods.error) return <CashierSkeleton />
    return (
      <CashierFailure
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
      <WithLimits isFirst={methods.data.lastMethodCode === '' && open.length === 0}>
        <DepositForm methods={methods.data} waiting={open} />
      </WithLimits>
      <Suspense>{deposits.length > open.length ? <LatestDeposits deposits={deposits} /> : null}</Suspense>
    </>
  )
}

/** The form beside the player's own limits, where the brand has them. */
function WithLimits({ isFirst, children }: DepositLimitsProps) {
  const isOffered = useStartup().capabilities.includes('responsibleGaming')
  const Limits = useLazyPart(isOffered ? loadDepositLimits : undefined)
  if (!isOffered || Limits === 'failed') return children
  return Limits === 'loading' ? <CashierSkeleton /> : <Limits isFirst={isFirst}>{children}</Limits>
}

async function loadDepositLimits(language: LanguageCode) {
  const [{ DepositLimits }, { loadAreaTexts }] = await Promise.all([
    import('./deposit/deposit-limits.tsx'),
    import('../../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return DepositLimits
}

/** The deposits that have not ended, also those begun on another device: first those that wait for the payment. */
function WaitingDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation()
  const isUnpaid = (deposit: Deposit) => openState(deposit) === 'unpaid'
  return (
    <section className="waiting-deposits">
      <h2>{t(deposits.every(isUnpaid) ? 'cashier.deposit.waiting' : 'cashier.deposit.open')}</h2>
      <ul>
        {deposits
          .toSorted((one, other) => Number(isUnpaid(other)) - Number(isUnpaid(one)))
          .map((deposit) => (
            <li key={deposit.depositId}>
              <WaitingDeposit deposit={deposit} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function WaitingDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const { depositId, amount, channelName } = deposit
  const state = openState(deposit)
  const payBy = state === 'unpaid' ? deposit.expiresAt : ''
  return (
    <Link className="waiting-deposit" to={depositAddress(depositId)}>
      <Icon name="clock" />
      <span className="waiting-words">
        <strong>
          {amount ? <span className="num">{money(amount)}</span> : null} {channelName}
        </strong>
        {payBy ? <span>{t('cashier.deposit.payBy', { time: dateTime(payBy) })}</span> : null}
        {state === 'unpaid' ? null : <span>{t(`cashier.status.${state}`)}</span>}
      </span>
      {payBy ? <Countdown untilMs={Date.parse(payBy)} /> : null}
      <span className="waiting-go">
        {t(state === 'unpaid' ? 'cashier.deposit.continue' : 'cashier.blockers.track')}
        <Icon name="chevron-right" />
      </span>
    </Link>
  )
}
