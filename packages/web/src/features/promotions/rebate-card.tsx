import type { Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import { toMinor } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useGameTypeName } from '../../i18n/use-game-type-name.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 5_000

/** The player's rebate: what can be claimed, at which rates, until when the period runs. */
export function RebateCard() {
  const result = useRewardQuery('getRebate', {})
  return (
    <RewardResults result={result} skeleton={<Skeleton className="rebate-place" />}>
      {(rebate) => <RebateOf rebate={rebate} />}
    </RewardResults>
  )
}

function RebateOf({ rebate: { claimable, rateByCategory, periodEnd } }: { rebate: Rebate }) {
  const { t } = useTranslation()
  const { money, dateTime } = useFormat()
  const isReady = toMinor(claimable.amount) > 0n
  const { mutateAsync } = useOperation('claimRebate', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimRebate',
    input: {},
    call: mutateAsync,
    isDone: !isReady,
    refresh: useRefresh(['getRebate']),
    onDone: ({ claimedAmount }) =>
      showToast({
        tone: 'success',
        text: t('bonuses.rebate.claimed', { amount: money(claimedAmount ?? claimable) }),
        durationMs: toastMs,
      }),
  })
  return (
    <section className="reward-card rebate">
      <div className="rebate-head">
        <div className="rebate-words">
          <h2>{t('bonuses.rebate.title')}</h2>
          <p className="rebate-text">{t('bonuses.rebate.text')}</p>
        </div>
        <p className="rebate-amount">
          <span>{t(isReady ? 'bonuses.rebate.ready' : 'bonuses.rebate.nothing')}</span>
          <strong className="num">{money(claimable)}</strong>
        </p>
        <ClaimButton state={state} disabled={!isReady} onClaim={claim}>
          {t('claims.claim')}
        </ClaimButton>
      </div>
      <ClaimNotice state={state} refusal={refusal} />
      {rateByCategory.length > 0 ? <RateList rates={rateByCategory} /> : null}
      {periodEnd ? (
        <p className="rebate-text">{t('bonuses.rebate.period', { date: dateTime(periodEnd) })}</p>
      ) : null}
    </section>
  )
}

/** Percentages by game type. */
function RateList({ rates }: { rates: readonly { category: string; rate: string }[] }) {
  const { t } = useTranslation()
  const gameType = useGameTypeName()
  return (
    <ul className="reward-rates">
      {rates.map(({ category, rate }) => (
        <li key={category}>
          <span>{gameType(category)}</span>
          <strong>{t('claims.percent', { rate: numericDisplay(rate) || '0' })}</strong>
        </li>
      ))}
    </ul>
  )
}
