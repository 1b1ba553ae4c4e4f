import { amountLeft } from '@marquee/contracts/amounts'
import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { now } from '../../browser/clock.ts'
import { useDayText } from '../../i18n/day-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import {
  isReady,
  type KnownLimit,
  knownLimits,
  percentUsed,
  useLimitWords,
} from '../../responsible-gaming/limit-amount.ts'
import { type LimitChoice, LimitDialog } from '../../responsible-gaming/limit-dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { showToast } from '../../ui/feedback/toast.ts'

/** The player's limits, each with what is used of it, and the way to a new one. */
export function LimitList({ controls }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<LimitChoice>()
  const limits = knownLimits(controls.limits)
  return (
    <section className="stack card care-card">
      <h2>{t('care.limits.title')}</h2>
      <p className="quiet measure">{t('care.limits.text')}</p>
      <Review reviewDue={controls.reviewDue} />
      {limits.length > 0 ? (
        <ul className="stack gap-0 care-limits">
          {limits.map((limit) => (
            <LimitRow
              key={`${limit.kind} ${limit.period}`}
              limit={limit}
              currency={controls.currency}
              onChoose={setChoice}
            />
          ))}
        </ul>
      ) : (
        <p className="quiet measure">{t('care.limits.none')}</p>
      )}
      <Button
        variant={limits.length > 0 ? 'outline' : 'filled'}
        aria-haspopup="dialog"
        onClick={() => setChoice({ kind: 'DEPOSIT', period: 'DAY' })}
      >
        {t('care.limits.add')}
      </Button>
      {choice ? (
        <LimitDialog choice={choice} controls={controls} onClose={() => setChoice(undefined)} />
      ) : null}
    </section>
  )
}

function Review({ reviewDue }: { reviewDue: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const dueMs = Date.parse(reviewDue)
  if (Number.isNaN(dueMs)) return null
  return (
    <p>
      {dueMs <= now() ? t('care.limits.review') : t('care.limits.reviewOn', { date: dateTime(reviewDue) })}
    </p>
  )
}

interface LimitRowProps {
  limit: KnownLimit
  currency: string
  onChoose: (choice: LimitChoice) => void
}

/** A limit: its amount, what is used of it, when it begins anew, and a higher one that waits. */
function LimitRow({ limit, currency, onChoose }: LimitRowProps) {
  const { t } = useTranslation()
  const { from } = useDayText()
  const words = useLimitWords(currency)
  const { kind, period, amount, used, resetsAt } = limit
  const name = t(`care.limits.${kind}.${period}`)
  return (
    <li>
      <h3 className="subhead">{name}</h3>
      <p className="care-limit-amount num">{words(kind, amount)}</p>
      <div className="wrap gap-0 care-limit-change">
        <Button
          variant="quiet"
          aria-label={t('care.limits.changeOf', { limit: name })}
          aria-haspopup="dialog"
          onClick={() => onChoose({ kind, period, isFixed: true })}
        >
          {t('care.limits.change')}
        </Button>
        {limit.pending?.amount === null ? null : (
          <Button
            variant="quiet"
            aria-label={t('care.limits.removeOf', { limit: name })}
            aria-haspopup="dialog"
            onClick={() => onChoose({ kind, period, isFixed: true, isRemoval: true })}
          >
            {t('care.limits.remove')}
          </Button>
        )}
      </div>
      <ProgressBar label={t('care.limits.used', { used: words(kind, used) })} percent={percentUsed(limit)} />
      <p className="wrap spread muted care-limit-state num">
        <span>
          {t('care.limits.used', { used: words(kind, used) })} ·{' '}
          {t('care.limits.left', { left: words(kind, amountLeft(limit.amount, limit.used)) })}
        </span>
        {resetsAt ? <span>{t('care.limits.resets', { date: from(resetsAt) })}</span> : null}
      </p>
      {limit.pending ? (
        <Pending limit={limit} pending={limit.pending} words={words} onChoose={onChoose} />
      ) : null}
    </li>
  )
}

interface PendingProps {
  limit: KnownLimit
  pending: NonNullable<KnownLimit['pending']>
  words: ReturnType<typeof useLimitWords>
  onChoose: LimitRowProps['onChoose']
}

/** A higher limit, or none, that waits for its day, or for the player's second yes. */
function Pending({ limit: { kind, period }, pending, words, onChoose }: PendingProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const client = useQueryClient()
  const cancel = useOperation('cancelPendingLimit')
  const date = dateTime(pending.effectiveAt)
  const amount = pending.amount === null ? undefined : words(kind, pending.amount)
  const ready = isReady(pending, now())
  const keep = () =>
    cancel.mutate(
      { params: { kind, period } },
      {
        onSuccess: (controls) => {
          client.setQueryData(queryKey('getLimits', {}), controls)
          showToast({ tone: 'success', text: t('care.limits.kept') })
        },
      },
    )
  return (
    <div className="tint row wrap spread care-pending">
      <p className="num">
        {amount === undefined
          ? t(ready ? 'care.limits.readyEnd' : 'care.limits.pendingEnd', { date })
          : t(ready ? 'care.limits.ready' : 'care.limits.pending', { amount, date })}
      </p>
      <div>
        {ready ? (
          <Button
            variant="tonal"
            aria-haspopup="dialog"
            onClick={() => onChoose({ kind, period, isFixed: true, confirmed: pending.amount ?? '' })}
          >
            {amount === undefined ? t('care.limits.removeDo') : t('care.limits.confirm', { amount })}
          </Button>
        ) : null}
        <Button variant="quiet" busy={cancel.isPending} onClick={keep}>
          {t(amount === undefined ? 'care.limits.keepLimit' : 'care.limits.keep')}
        </Button>
      </div>
      <UnavailableNote error={cancel.error} />
    </div>
  )
}
