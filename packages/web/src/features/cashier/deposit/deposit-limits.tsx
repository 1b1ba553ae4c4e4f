import { amountLeft } from '@marquee/contracts/amounts'
import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useKeepFocus } from '../../../browser/use-keep-focus.ts'
import { useDayText } from '../../../i18n/day-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { knownLimits, useLimitWords } from '../../../responsible-gaming/limit-amount.ts'
import { PauseNotice } from '../../../responsible-gaming/pause-notice.tsx'
import { useSession } from '../../../session/session-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { declinedLimits, useDeclinedLimit } from './declined-limit.ts'
import './deposit-limits.css'

// Few players set a limit here.
const LimitDialog = lazyComponent(
  async () => (await import('../../../responsible-gaming/limit-dialog.tsx')).LimitDialog,
)

interface DepositLimitsProps {
  /** What the player has set, where it could be read. */
  controls: PlayControls | undefined
  /** Whether the player has never deposited. */
  isFirst: boolean
  /** The form of a deposit. */
  children: ReactNode
}

/**
 * What stands before a deposit: the end of a break, or the question for a limit before the first one; and beneath its form
 * what the player's limits still allow. Where they can't be read the platform decides alone.
 */
export function DepositLimits({ controls, isFirst, children }: DepositLimitsProps) {
  if (!controls) return children
  if (controls.selfExclusion.active) return <PauseNotice isExclusion pause={controls.selfExclusion} />
  if (controls.coolOff.active) return <PauseNotice pause={controls.coolOff} />
  return (
    <AskedLimit isFirst={isFirst} controls={controls}>
      {children}
    </AskedLimit>
  )
}

function AskedLimit({ isFirst, controls, children }: DepositLimitsProps & { controls: PlayControls }) {
  const owner = useSession().player?.accountId ?? ''
  const hasDeclined = useDeclinedLimit(owner)
  const isAsked = isFirst && !hasDeclined && !hasDepositLimit(controls)
  // The answer goes with the question.
  useKeepFocus(isAsked)
  if (isAsked) return <FirstLimit controls={controls} owner={owner} />
  return (
    <>
      {children}
      <DepositLimitRest controls={controls} />
    </>
  )
}

const hasDepositLimit = ({ limits }: PlayControls) => limits.some(({ kind }) => kind === 'DEPOSIT')

/** What each of the player's deposit limits still allows, and when it begins anew. */
function DepositLimitRest({ controls }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const { from } = useDayText()
  const words = useLimitWords(controls.currency)
  const limits = knownLimits(controls.limits).filter(({ kind }) => kind === 'DEPOSIT')
  if (limits.length === 0) return null
  return (
    <section className="tint row wrap spread deposit-rest" aria-label={t('care.first.limit')}>
      <ul>
        {limits.map((limit) => (
          <li key={limit.period}>
            <span>{t(`care.limits.${limit.kind}.${limit.period}`)}</span>
            <strong className="num">
              {t('care.first.rest', { left: words(limit.kind, amountLeft(limit.amount, limit.used)) })}
            </strong>
            <small>{t('care.limits.resets', { date: from(limit.resetsAt) })}</small>
          </li>
        ))}
      </ul>
      <Link to="/responsible-gaming">{t('care.refused.seeLimits')}</Link>
    </section>
  )
}

/** Asks for a deposit limit before the first deposit. To go on without one takes a second yes, and is remembered. */
function FirstLimit({ controls, owner }: { controls: PlayControls; owner: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'asked' | 'declining' | 'setting'>('asked')
  const isDeclining = state === 'declining'
  return (
    <section className="card stack start cashier-card first-limit">
      <span className="mark first-limit-mark">
        <Icon name="heart-filled" />
      </span>
      <h2>{t('care.first.title')}</h2>
      <p role={isDeclining ? 'status' : undefined}>
        {t(isDeclining ? 'care.first.declineText' : 'care.first.text')}
      </p>
      <p className="muted">{t('care.limits.gross')}</p>
      <div className="wrap gap-3 first-limit-ways">
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
        <Suspense>
          <LimitDialog
            choice={{ kind: 'DEPOSIT', period: 'DAY', isKindFixed: true }}
            controls={controls}
            onClose={() => setState('asked')}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
