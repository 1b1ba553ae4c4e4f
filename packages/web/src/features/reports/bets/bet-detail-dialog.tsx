import type { Bet } from '@marquee/contracts/areas/reports/reports'
import { useTranslation } from 'react-i18next'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { failureHelp } from '../../../i18n/failure-help.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import './bet-detail.css'
import { SignedMoney } from '../signed-money.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useRecordQuery } from '../use-record-query.ts'
import { BetLegs } from './bet-legs.tsx'

interface BetDetailDialogProps {
  /** `undefined` while none is open. */
  bet: Bet | undefined
  onClose: () => void
}

/** The details of a bet: what it was on, leg by leg, and what became of it. */
export function BetDetailDialog({ bet, onClose }: BetDetailDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={bet !== undefined}
      title={bet ? bet.gameName || bet.gameCode : ''}
      onClose={onClose}
      closeLabel={t('app.close')}
    >
      {bet ? (
        <div className="bet-detail">
          <BetFacts bet={bet} />
          <Details key={bet.betId} bet={bet} />
        </div>
      ) : null}
    </Dialog>
  )
}

function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  const { betAmount, winAmount, profit, status, placedAt, settledAt } = bet
  // Some platforms send zeros until it is known.
  const isOpen = status === 'OPEN'
  const rows = [
    { label: t('records.statusName'), value: <StatusBadge status={status} /> },
    { label: t('records.bet'), value: money(betAmount) },
    { label: t('records.payout'), value: winAmount && !isOpen ? money(winAmount) : null },
    {
      label: t('records.netResult'),
      value: profit && !isOpen ? <SignedMoney money={profit} hasSign /> : null,
    },
    { label: t('records.placed'), value: dateTime(placedAt) },
    { label: t('records.settled'), value: settledAt ? dateTime(settledAt) : null },
    { label: t('records.betId'), value: <span className="record-code">{bet.betId}</span> },
  ]
  return (
    <dl className="bet-facts">
      {rows.map(({ label, value }) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Details({ bet: { betId, providerCode } }: { bet: Bet }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useRecordQuery(
    'getBet',
    { params: { id: betId }, query: { provider: providerCode } },
    true,
  )
  if (error) {
    return (
      <div className="bet-failed" role="alert">
        <p>
          {t('records.detailFailed')} {t(failureHelp(error.problem))}
        </p>
        <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
        <ProblemReference reference={error.problem.reference} />
      </div>
    )
  }
  return data ? <BetLegs detail={data} /> : <Skeleton className="bet-legs-place" />
}
