import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { now } from '../../browser/clock.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useOpenIntent } from '../../player/use-payment-intent.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Countdown } from '../../ui/layout/countdown.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { CashierFrame, CashierSkeleton, CashierWaiting } from './cashier-frame.tsx'
import { DepositForm } from './deposit/deposit-form.tsx'
import { DepositLimits } from './deposit/deposit-limits.tsx'
import { LatestDeposits } from './latest/latest-deposits.tsx'
import { latestQuery } from './latest/latest-query.ts'
import { MoneyCheck } from './money-check.tsx'
import { DepositProgress } from './payment/deposit-progress.tsx'
import { depositAddress, isUnpaid, openState, openTitle } from './payment/deposit-state.ts'
import { SupportLink } from './support-link.tsx'
import { useChannelName } from './use-channel-name.ts'
import { useUnsettledMoney } from './use-unsettled-money.ts'
import './deposit-page.css'

/**
 * Deposits: a new one, one that was begun (`?id=`), the way back from a payment page (`?deposit=return`), and one whose
 * outcome is not known.
 */
export function Page() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isLookingUp = useUnsettledMoney()
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
      ) : isLookingUp ? (
        <CashierSkeleton />
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
  })
  const id = depositId ?? data?.items[0]?.depositId
  if (id) return <Navigate to={depositAddress(id)} replace />
  return data || error ? <DepositStart /> : <CashierSkeleton />
}

/** The page while it is not confirmed yet who is logged in. */
export const Waiting = () => <CashierWaiting page="deposit" />

/** Where a deposit begins: those that are open first, then the form of a new one, then the latest. */
function DepositStart() {
  const { t } = useTranslation()
  const hasLimits = useStartup().capabilities.includes('responsibleGaming')
  const methods = usePlayerQuery('listDepositMethods', {})
  // The platform refuses what they forbid, also where they cannot be read.
  const limits = useQuery({ ...query('getLimits', {}), enabled: hasLimits })
  const latest = useQuery({
    ...query('listDeposits', { query: latestQuery(now()) }),
    // One may have begun or ended on the page before.
    staleTime: 0,
  })
  const deposits = latest.data?.items ?? []
  const open = deposits.filter(({ status }) => !endedDepositStates.has(status))
  // What came later would move the form.
  const isLoading = limits.isLoading || latest.isLoading
  return (
    <QueryResults result={methods} skeleton={<CashierSkeleton />}>
      {(found) =>
        found.items.length === 0 ? (
          <EmptyState
            icon="wallet"
            title={t('cashier.deposit.noMethods')}
            text={t('cashier.deposit.noMethodsText')}
            action={<SupportLink />}
          />
        ) : isLoading ? (
          <CashierSkeleton />
        ) : (
          <>
            {open.length > 0 ? <WaitingDeposits deposits={open} /> : null}
            <DepositLimits controls={limits.data} isFirst={found.lastMethodCode === '' && open.length === 0}>
              <DepositForm methods={found} controls={limits.data} waiting={open} />
            </DepositLimits>
            <LatestDeposits deposits={deposits} />
          </>
        )
      }
    </QueryResults>
  )
}

/** The deposits that have not ended, also those begun on another device: first those that wait for the payment. */
function WaitingDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation()
  return (
    <section className="stack waiting-deposits">
      <h2>{t(deposits.every(isUnpaid) ? 'cashier.deposit.waiting' : 'cashier.deposit.open')}</h2>
      <ul className="lines">
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
  const { depositId, amount } = deposit
  const channelName = useChannelName()
  const state = openState(deposit)
  const payBy = state === 'unpaid' ? deposit.expiresAt : ''
  return (
    <Link className="waiting-deposit" to={depositAddress(depositId)}>
      <Icon name="clock" tone="accent" />
      <span className="waiting-words">
        <strong>
          {amount ? <span className="num">{money(amount)}</span> : null} {channelName(deposit)}
        </strong>
        {payBy ? (
          <span className="muted">{t('cashier.deposit.payBy', { time: dateTime(payBy) })}</span>
        ) : null}
        {state === 'unpaid' ? null : (
          <span className="muted">{t(`cashier.status.${openTitle(deposit)}`)}</span>
        )}
      </span>
      {payBy ? <Countdown untilMs={Date.parse(payBy)} /> : null}
      <span className="accent strong waiting-go">
        {t(state === 'unpaid' ? 'cashier.deposit.continue' : 'cashier.blockers.track')}
        <Icon name="chevron-right" size={20} />
      </span>
    </Link>
  )
}
