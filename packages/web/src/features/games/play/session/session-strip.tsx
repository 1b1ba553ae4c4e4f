import type { SessionSummary } from '@marquee/contracts/areas/responsible-gaming'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../../api/query.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { playedTime } from '../played-time.ts'
import { answeredChecks, checksIn } from './reality-check.ts'
import { RealityDialog } from './reality-dialog.tsx'
import { useSessionSummary } from './use-session-summary.ts'

/** How long the session has lasted and what it has won or lost, by the platform, and the reality check when it is due. */
export function SessionStrip({ lobby }: { lobby: string }) {
  const { summary, seconds, refetch } = useSessionSummary()
  const { data: controls } = useQuery({ ...query('getLimits', {}), meta: { shownInPlace: true } })
  if (!summary || seconds === undefined) return null
  const minutes = controls?.realityCheckMinutes ?? 0
  return (
    <>
      <SessionFigures summary={summary} seconds={seconds} />
      {minutes > 0 ? (
        <RealityCheck
          key={`${summary.since} ${minutes}`}
          {...{ summary, seconds, minutes, lobby }}
          refresh={() => void refetch()}
        />
      ) : null}
    </>
  )
}

function SessionFigures({
  summary: { betTotal, net },
  seconds,
}: {
  summary: SessionSummary
  seconds: number
}) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <dl className="session-figures num">
      <div>
        <dt>{t('care.session.time')}</dt>
        <dd>{playedTime(seconds * 1000)}</dd>
      </div>
      {betTotal ? (
        <div>
          <dt>{t('care.session.bets')}</dt>
          <dd>{money(betTotal)}</dd>
        </div>
      ) : null}
      {net ? (
        <div>
          <dt>{t('care.session.net')}</dt>
          <dd>{money(net)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

interface RealityCheckProps {
  summary: SessionSummary
  seconds: number
  minutes: number
  lobby: string
  refresh: () => void
}

/** Interrupts the game whenever another check is due, until the player answers. */
function RealityCheck({ summary, seconds, minutes, lobby, refresh }: RealityCheckProps) {
  const due = checksIn(seconds, minutes)
  const [answered, setAnswered] = useState(() => answeredChecks.of(summary.since, due))
  if (due <= answered) return null
  const answer = () => {
    answeredChecks.set(summary.since, due)
    setAnswered(due)
  }
  return <RealityDialog {...{ summary, seconds, lobby, refresh }} onAnswer={answer} />
}
