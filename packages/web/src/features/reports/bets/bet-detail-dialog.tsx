import type { Bet, BetDetail, BetLeg } from '@marquee/contracts/areas/reports/reports'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useRecordQuery } from '../record-results.tsx'
import { SignedMoney, StatusBadge } from '../record-totals.tsx'
import { isKnownResult, results } from './known-results.ts'
import { betKind, legChoice } from './leg-choice.ts'
import { ShareBet } from './share-bet.tsx'
import { useLegNames } from './use-leg-names.ts'
import './bet-detail-dialog.css'

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
        <div className="stack gap-4 bet-detail">
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

function Details({ bet }: { bet: Bet }) {
  const { t } = useTranslation()
  const { betId, providerCode } = bet
  const result = useRecordQuery('getBet', { params: { id: betId }, query: { provider: providerCode } }, true)
  return (
    <QueryResults result={result} failed={t('records.detailFailed')} skeleton={<Skeleton height={120} />}>
      {(detail) => (
        <>
          <BetLegs detail={detail} />
          <ShareBet bet={bet} detail={detail} />
        </>
      )}
    </QueryResults>
  )
}

/** What a bet was on, leg by leg, with the provider's own page about it where there is one. */
function BetLegs({ detail: { odds, legs, detailUrl } }: { detail: BetDetail }) {
  const { t } = useTranslation()
  const isLink = /^https?:\/\//.test(detailUrl)
  if (legs.length === 0 && !isLink) return null
  return (
    <>
      {legs.length > 0 ? (
        <section className="bet-legs">
          <h3>{t('records.legs', { count: legs.length })}</h3>
          {odds ? <p className="muted num">{t('records.odds', { odds })}</p> : null}
          <ol className="lines">
            {legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg has no id but its place
              <Leg key={index} leg={leg} />
            ))}
          </ol>
        </section>
      ) : null}
      {isLink ? (
        <a
          className={buttonClass({ variant: 'outline' })}
          href={detailUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('records.round')}
          <Icon name="external" />
        </a>
      ) : null}
    </>
  )
}

function Leg({ leg }: { leg: BetLeg }) {
  const { t } = useTranslation()
  const { home, away, side, line } = legChoice(leg, useLanguage())
  const names = useLegNames()({ home, away })
  const kind = betKind(leg.betType)
  return (
    <li>
      {home && away ? <p className="muted bet-teams">{t('records.teams', { home, away })}</p> : null}
      <p className="wrap bet-choice">
        <span>{kind ? t(`records.betKinds.${kind}`) : leg.betType}</span>
        <strong>
          {names[side]} <span className="num">{line}</span>
        </strong>
      </p>
      {leg.result ? (
        isKnownResult(leg.result) ? (
          <Badge tone={results[leg.result]}>{t(`records.results.${leg.result}`)}</Badge>
        ) : (
          <Badge>{leg.result}</Badge>
        )
      ) : null}
    </li>
  )
}
