import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitDialog } from '../../../responsible-gaming/limit-dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { declinedLimits } from './declined-limit.ts'
import './deposit-care.css'

/** Asks for a deposit limit before the first deposit. To go on without one takes a second yes, and is remembered. */
export function FirstLimit({ controls, owner }: { controls: PlayControls; owner: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'asked' | 'declining' | 'setting'>('asked')
  const isDeclining = state === 'declining'
  return (
    <section className="cashier-card first-limit">
      <span className="first-limit-mark">
        <Icon name="heart-filled" />
      </span>
      <h2>{t('care.first.title')}</h2>
      <p role={isDeclining ? 'status' : undefined}>
        {t(isDeclining ? 'care.first.declineText' : 'care.first.text')}
      </p>
      <p className="care-note">{t('care.limits.gross')}</p>
      <div className="first-limit-ways">
        <Button size="l" aria-haspopup="dialog" onClick={() => setState('setting')}>
          {t(isDeclining ? 'care.first.declineNo' : 'care.first.set')}
        </Button>
        {isDeclining ? (
          <Button size="l" variant="outline" onClick={() => declinedLimits.add(owner)}>
            {t('care.first.declineYes')}
          </Button>
        ) : (
          <Button size="l" variant="quiet" onClick={() => setState('declining')}>
            {t('care.first.decline')}
          </Button>
        )}
      </div>
      {state === 'setting' ? (
        <LimitDialog
          choice={{ kind: 'DEPOSIT', period: 'DAY', isKindFixed: true }}
          controls={controls}
          onClose={() => setState('asked')}
        />
      ) : null}
    </section>
  )
}
