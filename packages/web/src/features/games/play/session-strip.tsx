import type { SessionSummary } from '@marquee/contracts/areas/responsible-gaming'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { query } from '../../../api/query.ts'
import { now, useNow } from '../../../browser/clock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { FirmDialog } from '../../../ui/overlay/firm-dialog.tsx'
import { LobbyLink } from './leave-game.tsx'
import { playedTime } from './played-time.ts'
import { answeredChecks, checksIn } from './reality-check.ts'

/** How long the session has lasted and what it has won or lost, by the platform, and the reality check when it is due. */
export function SessionStrip({ lobby }: { lobby: string }) {
  const { summary, seconds, refetch } = useSessionSummary()
  const { data: controls } = useQuery(query('getLimits', {}))
  if (!summary || seconds === undefined) return null
  const minutes = controls?.realityCheckMinutes ?? 0
  return (
    <>
      <SessionFigures summary={summary} seconds={seconds} />
      {minutes > 0 ? (
        <RealityCheck
          key={`${summary.since} ${minutes}`}
          summary={summary}
          seconds={seconds}
          minutes={minutes}
          lobby={lobby}
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
    <dl className="wrap session-figures num">
      <div>
        <dt className="quiet">{t('care.session.time')}</dt>
        <dd className="strong">{playedTime(seconds * 1000)}</dd>
      </div>
      {betTotal ? (
        <div>
          <dt className="quiet">{t('care.session.bets')}</dt>
          <dd className="strong">{money(betTotal)}</dd>
        </div>
      ) : null}
      {net ? (
        <div>
          <dt className="quiet">{t('care.session.net')}</dt>
          <dd className="strong">{money(net)}</dd>
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
  return (
    <RealityDialog summary={summary} seconds={seconds} lobby={lobby} refresh={refresh} onAnswer={answer} />
  )
}

interface RealityDialogProps {
  summary: SessionSummary
  seconds: number
  lobby: string
  /** Asks for the figures of now. */
  refresh: () => void
  onAnswer: () => void
}

/** Time and net position over the game, until the player answers. */
function RealityDialog({ summary, seconds, lobby, refresh, onAnswer }: RealityDialogProps) {
  const { t } = useTranslation()
  const begin = useEffectEvent(refresh)
  useEffect(() => begin(), [])
  return (
    <FirmDialog
      title={t('care.session.title')}
      footer={
        <>
          <LobbyLink className={buttonClass({ variant: 'outline' })} lobby={lobby}>
            {t('care.session.stop')}
          </LobbyLink>
          <Button onClick={onAnswer}>{t('care.session.keep')}</Button>
        </>
      }
    >
      <RealityFigures summary={summary} seconds={seconds} />
    </FirmDialog>
  )
}

function RealityFigures({
  summary: { betTotal, net },
  seconds,
}: {
  summary: SessionSummary
  seconds: number
}) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const whole = Math.floor(seconds / 60)
  const minutes = whole % 60
  const hours = Math.floor(whole / 60)
  const time =
    hours > 0 ? t('care.session.hours', { hours, minutes }) : t('care.session.minutes', { minutes })
  return (
    <>
      <p className="quiet">{t('care.session.text', { time })}</p>
      {betTotal || net ? (
        <dl className="reality-figures">
          {betTotal ? (
            <div>
              <dt>{t('care.session.bets')}</dt>
              <dd className="num">{money(betTotal)}</dd>
            </div>
          ) : null}
          {net ? (
            <div>
              <dt>{t('care.session.netText')}</dt>
              <dd className="num">{money(net)}</dd>
            </div>
          ) : null}
        </dl>
      ) : (
        <p className="quiet">{t('care.session.unknown')}</p>
      )}
    </>
  )
}

// Money is asked for once a minute, and when the balance beside it changes; the seconds between are counted here.
const refetchMs = 60_000
const pauseMs = 1_500

/** The running session as the platform counts it, and how many seconds it has lasted by now. */
function useSessionSummary() {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query('getSessionSummary', {}),
    refetchInterval: refetchMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
  useOnChangedBalance(refetch)
  const nowMs = useNow(1000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query tells its time by the device's clock
  const answeredMs = useMemo(now, [dataUpdatedAt])
  const elapsedMs = Math.max(0, nowMs - answeredMs)
  return { summary: data, seconds: data && data.sessionSeconds + Math.floor(elapsedMs / 1000), refetch }
}

/** Calls back when the shown balance has changed, with a pause between: fast rounds are not asked for one by one. */
function useOnChangedBalance(callback: () => unknown): void {
  const amount = useQuery({ ...query('getBalance', {}), enabled: false }).data?.balance.amount
  const counted = useRef(amount)
  const calledMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    counted.current ??= amount
    if (amount === counted.current) return
    const dueInMs = Math.max(0, calledMs.current + pauseMs - performance.now())
    const timer = setTimeout(() => {
      counted.current = amount
      calledMs.current = performance.now()
      callback()
    }, dueInMs)
    return () => clearTimeout(timer)
  }, [amount, callback])
}
