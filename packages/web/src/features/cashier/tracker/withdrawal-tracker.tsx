import { endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import type { Withdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { query, queryKey } from '../../../api/query.ts'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { Timeline, type TimelineStep } from '../../../ui/layout/timeline.tsx'
import { useSecondsLeft } from '../../../ui/layout/use-seconds-left.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { CashierSkeleton, ReferenceLines } from '../cashier-frame.tsx'
import { bankWords, reasonText } from '../cashier-texts.ts'
import { ConfirmedCancel } from '../confirmed-cancel.tsx'
import { SupportLink } from '../support-link.tsx'
import { isSentBack, stateName, stepsInOrder, withdrawalStage } from './withdrawal-state.ts'
import './withdrawal-tracker.css'

const pollMs = 10_000

/** Follows a withdrawal: how far it is, every step with its time, what is promised, and how it ended. */
export function WithdrawalTracker({ withdrawalId }: { withdrawalId: string }) {
  const result = useWithdrawal(withdrawalId)
  return (
    <QueryResults result={result} skeleton={<CashierSkeleton />}>
      {(found) => (
        <TrackedWithdrawal
          withdrawal={{ ...found, withdrawalId: found.withdrawalId || withdrawalId }}
          onChanged={() => void result.refetch()}
        />
      )}
    </QueryResults>
  )
}

function TrackedWithdrawal({ withdrawal, onChanged }: Omit<TrackerWaysProps, 'mayCancel'>) {
  const { data: info } = usePlayerQuery('getWithdrawalInfo', {})
  return (
    <article className="card stack gap-5 cashier-card tracker">
      <TrackerHead withdrawal={withdrawal} />
      <TrackerSteps withdrawal={withdrawal} />
      <TrackerFacts withdrawal={withdrawal} />
      <TrackerWays
        withdrawal={withdrawal}
        mayCancel={info?.cancelEnabled === true && withdrawal.status === 'PENDING'}
        onChanged={onChanged}
      />
    </article>
  )
}

interface TrackerWaysProps {
  withdrawal: Withdrawal
  mayCancel: boolean
  onChanged: () => void
}

function TrackerWays({ withdrawal: { withdrawalId, status }, mayCancel, onChanged }: TrackerWaysProps) {
  const { t } = useTranslation()
  return (
    <div className="wrap cashier-ways">
      <Button variant="outline" onClick={() => window.print()}>
        {t('cashier.tracker.print')}
      </Button>
      {mayCancel ? (
        <ConfirmedCancel
          operation="cancelWithdrawal"
          id={withdrawalId}
          label={t('cashier.cancel.withdrawal')}
          title={t('cashier.cancel.withdrawalTitle')}
          text={t('cashier.cancel.withdrawalText')}
          onChanged={onChanged}
        />
      ) : null}
      {endedWithdrawalStates.has(status) ? (
        <Link className={buttonClass({ variant: 'quiet' })} to="/withdrawal">
          {t('cashier.tracker.another')}
        </Link>
      ) : null}
    </div>
  )
}

/** A withdrawal, asked for again until it has ended; the balance is fetched again when it changes. */
function useWithdrawal(id: string) {
  const client = useQueryClient()
  const result = useQuery({
    ...query('getWithdrawal', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && endedWithdrawalStates.has(state.data.status) ? false : pollMs,
    refetchOnWindowFocus: 'always',
  })
  const status = result.data?.status
  useEffect(() => {
    if (!status) return
    void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
    void client.invalidateQueries({ queryKey: queryKey('getWithdrawalInfo', {}) })
  }, [client, status])
  return result
}

/** What a withdrawal is doing now, in words: the state, what is promised, and the reason when it is late or refused. */
function TrackerHead({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const { money } = useFormat()
  const { status, amount, bankName, accountNumberMasked } = withdrawal
  const state = stateName(status)
  const bank = bankWords(withdrawal, i18n)
  return (
    <div className="center stack gap-1 cashier-head tracker-head" role="status">
      <p className="quiet strong cashier-via">
        {bankName} <span className="num cashier-number">{accountNumberMasked}</span>
      </p>
      {amount ? <p className="cashier-amount num">{money(amount)}</p> : null}
      <h2>{t(`cashier.tracker.${state}`, { bank })}</h2>
      <p className="cashier-text">{t(`cashier.tracker.${state}_text`, { bank })}</p>
      <Reason withdrawal={withdrawal} />
      {status === 'PENDING_KYC' ? <IdentityWay /> : null}
      {endedWithdrawalStates.has(status) ? null : <PromisedTime withdrawal={withdrawal} />}
    </div>
  )
}

/** Where the player sees what the check of their identity still needs. */
function IdentityWay() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  return (
    <div className="wrap cashier-ways">
      {capabilities.includes('kyc') ? (
        <Link className={buttonClass({ variant: 'tonal' })} to="/verification">
          {t('page.verification')}
        </Link>
      ) : (
        <SupportLink />
      )}
    </div>
  )
}

function PromisedTime({ withdrawal: { etaTo } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const untilMs = Date.parse(etaTo)
  const isLate = useSecondsLeft(Number.isNaN(untilMs) ? undefined : untilMs) === 0
  if (Number.isNaN(untilMs)) return null
  if (!isLate)
    return <p className="tracker-promise">{t('cashier.tracker.promise', { time: dateTime(etaTo) })}</p>
  return (
    <div className="tint cashier-notice">
      <Icon name="clock" size={20} tone="accent" />
      <div>
        <p>{t('cashier.tracker.late', { time: dateTime(etaTo) })}</p>
        <SupportLink />
      </div>
    </div>
  )
}

function Reason({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const bank = bankWords(withdrawal, i18n)
  const reason = reasonText(withdrawal.reasonCode, i18n, bank, withdrawal.reasonText)
  return reason ? <p className="strong">{t('cashier.tracker.reason', { reason })}</p> : null
}

const stages = ['withUs', 'checked', 'onItsWay'] as const

/** The three stages side by side, and beneath them every step with its time. */
function TrackerSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const { dateTime } = useFormat()
  const reached = withdrawalStage(withdrawal)
  const hasFailed = isSentBack(withdrawal)
  const bank = bankWords(withdrawal, i18n)
  const steps = stepsInOrder(withdrawal).map(({ status, at }, place, all): TimelineStep => {
    const isLast = place === all.length - 1
    const isEnd = isLast && hasFailed && status !== 'REFUNDED'
    const isNow = isLast && !hasFailed && status !== 'COMPLETED'
    return {
      id: `${status} ${at}`,
      title: t(`cashier.steps.${stateName(status)}`, { bank }),
      note: at ? dateTime(at) : undefined,
      state: isEnd || status === 'FAILED' ? 'failed' : isNow ? 'current' : 'done',
    }
  })
  return (
    <>
      <ol className="tracker-stages" aria-label={t('cashier.tracker.stages')}>
        {stages.map((stage, place) => (
          <li
            key={stage}
            data-state={
              place < reached ? 'done' : place > reached ? 'coming' : hasFailed ? 'failed' : 'current'
            }
            aria-current={place === reached ? 'step' : undefined}
          >
            {t(`cashier.tracker.${stage}`)}
          </li>
        ))}
      </ol>
      <Timeline label={t('cashier.tracker.stepsLabel')} steps={steps} />
    </>
  )
}

/** What a withdrawal costs and brings, and the references to ask for it by. */
function TrackerFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const { money } = useFormat()
  const { fee, netAmount, withdrawalId, providerRef } = withdrawal
  const bank = bankWords(withdrawal, i18n)
  const mayArrive = !isSentBack(withdrawal)
  const facts = [
    [t('cashier.facts.fee'), mayArrive && fee && money(fee)],
    [t('cashier.facts.get'), mayArrive && netAmount && money(netAmount)],
  ] as const
  return (
    <>
      <FactLines className="cashier-facts" facts={facts} />
      <ReferenceLines reference={withdrawalId} bank={{ name: bank, reference: providerRef }} />
    </>
  )
}
