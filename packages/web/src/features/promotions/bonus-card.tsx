import type { Bonus } from '@marquee/contracts/areas/promotions/bonuses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { shareDone } from '../../player/claims/share-done.ts'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { ForfeitDialog } from './forfeit-dialog.tsx'

const tones = {
  PENDING: 'warning',
  ACTIVE: 'accent',
  COMPLETED: 'success',
  EXPIRED: 'neutral',
  FORFEITED: 'neutral',
  CANCELLED: 'neutral',
} as const

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status)

/** A bonus: how much of it is bet, how long that is possible, and the way to give it up. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const title = useLocalText()(bonus.title, bonus.titleLocal, bonus.titleCn)
  const { status, amount, turnoverRequired, turnoverCompleted, turnoverRemaining } = bonus
  const [isAsking, setAsking] = useState(false)
  const isRunning = status === 'ACTIVE' || status === 'PENDING'
  const done = { done: money(turnoverCompleted), target: money(turnoverRequired) }
  return (
    <li className="reward-card bonus" data-running={isRunning || undefined}>
      <div className="bonus-head">
        <h3>{title}</h3>
        <strong className="num">{money(amount)}</strong>
        <p className="bonus-dates">{t('bonuses.granted', { date: dateTime(bonus.grantedAt) })}</p>
        {isKnown(status) ? (
          <Badge tone={tones[status]}>{t(`bonuses.states.${status}`)}</Badge>
        ) : (
          <Badge>{status}</Badge>
        )}
      </div>
      {isRunning ? (
        <div className="bonus-progress">
          <ProgressBar
            label={t('bonuses.progressOf', { title })}
            percent={shareDone(turnoverCompleted.amount, turnoverRequired.amount)}
          />
          <p className="num">
            <span>{t('bonuses.progress', done)}</span>
            <span>{t('bonuses.toGo', { amount: money(turnoverRemaining) })}</span>
          </p>
        </div>
      ) : null}
      {isRunning && (bonus.expiresAt || bonus.canForfeit) ? (
        <div className="bonus-foot">
          {bonus.expiresAt ? <TimeLeftText until={bonus.expiresAt} /> : null}
          {bonus.canForfeit ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('bonuses.forfeit')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ForfeitDialog bonus={bonus} title={title} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}
