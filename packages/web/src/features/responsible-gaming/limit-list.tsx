import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { knownLimits } from '../../responsible-gaming/limit-amount.ts'
import { type LimitChoice, LimitDialog } from '../../responsible-gaming/limit-dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LimitRow } from './limit-row.tsx'

/** The player's limits, each with what is used of it, and the way to a new one. */
export function LimitList({ controls }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<LimitChoice>()
  const limits = knownLimits(controls.limits)
  return (
    <section className="care-card">
      <h2>{t('care.limits.title')}</h2>
      <p>{t('care.limits.text')}</p>
      <Review reviewDue={controls.reviewDue} />
      {limits.length > 0 ? (
        <ul className="care-limits">
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
        <p>{t('care.limits.none')}</p>
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
      {dueMs <= Date.now()
        ? t('care.limits.review')
        : t('care.limits.reviewOn', { date: dateTime(reviewDue) })}
    </p>
  )
}
