import { toMinor } from '@marquee/contracts/amounts'
import type { Bonus, Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useGameTypeName } from '../../i18n/use-game-type-name.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { progressPercent } from '../../player/claims/progress-percent.ts'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import './bonuses.css'

/** The player's rebate and bonuses, latest first. */
export function Bonuses() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const texts = usePaginationTexts(t('bonuses.pages'))
  const result = useRewardQuery('listBonuses', { query: { page, perPage: defaultPerPage } })
  return (
    <>
      <RebateCard />
      <section className="stack" aria-label={t('bonuses.title')}>
        <h2>{t('bonuses.title')}</h2>
        <RewardResults result={result} skeleton={<BonusPlaces />}>
          {({ items, total }) =>
            total === 0 ? (
              <NoBonuses />
            ) : (
              <>
                <ul className="stack">
                  {items.map((bonus) => (
                    <BonusCard key={bonus.bonusId} bonus={bonus} />
                  ))}
                </ul>
                <Pagination page={page} total={total} texts={texts} onPage={setPage} />
              </>
            )
          }
        </RewardResults>
      </section>
    </>
  )
}

function NoBonuses() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="gift"
      title={t('bonuses.none')}
      text={t('bonuses.noneText')}
      action={
        <Link className={buttonClass({ variant: 'tonal' })} to="/promotions">
          {t('bonuses.see')}
        </Link>
      }
    />
  )
}

function BonusPlaces() {
  return (
    <div className="stack" aria-busy="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={168} />
      ))}
    </div>
  )
}

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
function BonusCard({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const title = useLocalText()(bonus.title)
  const { status, amount, turnoverRequired, turnoverCompleted, turnoverRemaining } = bonus
  const [isAsking, setAsking] = useState(false)
  const isRunning = status === 'ACTIVE' || status === 'PENDING'
  const done = { done: money(turnoverCompleted), target: money(turnoverRequired) }
  return (
    <li className="stack card reward-card bonus" data-running={isRunning || undefined}>
      <div className="bonus-head">
        <h3>{title}</h3>
        <strong className="num">{money(amount)}</strong>
        <p className="muted">{t('bonuses.granted', { date: dateTime(bonus.grantedAt) })}</p>
        {isKnown(status) ? (
          <Badge tone={tones[status]}>{t(`bonuses.states.${status}`)}</Badge>
        ) : (
          <Badge>{status}</Badge>
        )}
      </div>
      {isRunning ? (
        <div className="stack gap-2 bonus-progress">
          <ProgressBar
            label={t('bonuses.progressOf', { title })}
            percent={progressPercent(turnoverCompleted.amount, turnoverRequired.amount)}
          />
          <p className="wrap spread muted num">
            <span>{t('bonuses.progress', done)}</span>
            <span>{t('bonuses.toGo', { amount: money(turnoverRemaining) })}</span>
          </p>
        </div>
      ) : null}
      {isRunning && (bonus.expiresAt || bonus.canForfeit) ? (
        <div className="row spread bonus-foot">
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

interface ForfeitDialogProps {
  bonus: Bonus
  title: string
  isOpen: boolean
  onClose: () => void
}

/** Says exactly what giving a bonus up costs; its button names it too. Afterwards a message says what was removed. */
function ForfeitDialog({ bonus, title, isOpen, onClose }: ForfeitDialogProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { mutateAsync } = useOperation('forfeitBonus')
  const { claim, state, notice } = useClaim({
    kind: 'forfeitBonus',
    input: { params: { id: bonus.bonusId } },
    call: mutateAsync,
    isDone: bonus.status !== 'ACTIVE' && bonus.status !== 'PENDING',
    refresh: useRefresh(['listBonuses', 'listPromotions', 'getPromotion', 'getWithdrawalInfo']),
    onDone: ({ removedAmount }) => {
      const text = removedAmount
        ? t('bonuses.forfeited', { amount: money(removedAmount), title })
        : t('bonuses.forfeitedUnknown', { title })
      showToast({ tone: 'info', text })
      onClose()
    },
  })
  const loses = bonus.forfeitAmount ? money(bonus.forfeitAmount) : undefined
  return (
    <Dialog
      open={isOpen}
      title={t('bonuses.forfeitTitle', { title })}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('bonuses.keep')}
          </Button>
          <ClaimButton state={state} onClaim={claim}>
            {loses === undefined
              ? t('bonuses.forfeitYesUnknown')
              : t('bonuses.forfeitYes', { amount: loses })}
          </ClaimButton>
        </>
      }
    >
      <div className="stack">
        <p className="forfeit-loss">
          {loses === undefined ? t('bonuses.forfeitUnknown') : t('bonuses.forfeitLoses', { amount: loses })}
        </p>
        <p>{t('bonuses.forfeitKeeps', { amount: money(bonus.turnoverRemaining) })}</p>
        <ClaimNotice {...notice} />
      </div>
    </Dialog>
  )
}

/** The player's rebate: what can be claimed, at which rates, until when the period runs. */
function RebateCard() {
  const result = useRewardQuery('getRebate', {})
  return (
    <RewardResults result={result} skeleton={<Skeleton height={196} />}>
      {(rebate) => <RebateOf rebate={rebate} />}
    </RewardResults>
  )
}

function RebateOf({ rebate: { claimable, rateByCategory, periodEnd } }: { rebate: Rebate }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const isReady = toMinor(claimable.amount) > 0n
  const { mutateAsync } = useOperation('claimRebate')
  const { claim, state, notice } = useClaim({
    kind: 'claimRebate',
    input: {},
    call: mutateAsync,
    isDone: !isReady,
    refresh: useRefresh(['getRebate']),
    onDone: ({ claimedAmount }) =>
      showToast({
        tone: 'success',
        text: t('bonuses.rebate.claimed', { amount: money(claimedAmount ?? claimable) }),
      }),
  })
  return (
    <section className="stack card reward-card">
      <div className="rebate-head">
        <div className="rebate-words">
          <h2>{t('bonuses.rebate.title')}</h2>
          <p className="muted">{t('bonuses.rebate.text')}</p>
        </div>
        <p className="stack gap-0 rebate-amount">
          <span className="muted">{t(isReady ? 'bonuses.rebate.ready' : 'bonuses.rebate.nothing')}</span>
          <strong className="num">{money(claimable)}</strong>
        </p>
        <ClaimButton state={state} disabled={!isReady} onClaim={claim}>
          {t('claims.claim')}
        </ClaimButton>
      </div>
      <ClaimNotice {...notice} />
      {rateByCategory.length > 0 ? <RateList rates={rateByCategory} /> : null}
      {periodEnd ? (
        <p className="muted">{t('bonuses.rebate.period', { date: dateTime(periodEnd) })}</p>
      ) : null}
    </section>
  )
}

/** Percentages by game type. */
function RateList({ rates }: { rates: readonly { category: string; rate: string }[] }) {
  const { t } = useTranslation()
  const gameType = useGameTypeName()
  return (
    <ul className="wrap reward-rates">
      {rates.map(({ category, rate }) => (
        <li key={category}>
          <span>{gameType(category)}</span>
          <strong>{t('claims.percent', { rate: numericDisplay(rate, { zero: 'shown' }) })}</strong>
        </li>
      ))}
    </ul>
  )
}
