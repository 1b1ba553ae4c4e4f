import type { VipReward } from '@marquee/contracts/areas/vip'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'

const toastMs = 5_000
const kinds = ['LEVEL_UP', 'BIRTHDAY', 'WEEKLY', 'MONTHLY'] as const

/** The rewards of the player's level, each with its state. */
export function VipRewards() {
  const { t } = useTranslation()
  const result = useRewardQuery('listVipRewards', {})
  return (
    <section className="vip-rewards">
      <h2>{t('levels.rewards')}</h2>
      <RewardResults result={result} skeleton={<Skeleton className="reward-place" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="reward-care">{t('levels.noRewards')}</p>
          ) : (
            <ul className="vip-reward-list">
              {items.map((reward) => (
                <Reward key={reward.rewardId} reward={reward} />
              ))}
            </ul>
          )
        }
      </RewardResults>
    </section>
  )
}

function Reward({ reward }: { reward: VipReward }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const kind = kinds.find((known) => known === reward.kind)
  return (
    <li className="reward-card vip-reward" data-state={reward.state}>
      <span className="vip-reward-mark">
        <Icon name={reward.state === 'LOCKED' ? 'lock' : 'gift'} />
      </span>
      <p>
        <span>{kind ? t(`levels.kinds.${kind}`) : reward.kind}</span>
        <strong className="num">{money(reward.amount)}</strong>
      </p>
      {reward.state === 'CLAIMABLE' ? <ClaimReward reward={reward} /> : <RewardState state={reward.state} />}
      {reward.state === 'CLAIMABLE' && reward.claimUntil ? <TimeLeftText until={reward.claimUntil} /> : null}
    </li>
  )
}

function RewardState({ state }: { state: string }) {
  const { t } = useTranslation()
  if (state === 'CLAIMED') {
    return (
      <Badge tone="success" icon="check">
        {t('levels.states.CLAIMED')}
      </Badge>
    )
  }
  return <Badge>{state === 'LOCKED' || state === 'EXPIRED' ? t(`levels.states.${state}`) : state}</Badge>
}

function ClaimReward({ reward: { rewardId, amount, state: rewardState } }: { reward: VipReward }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { mutateAsync } = useOperation('claimVipReward', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimVipReward',
    input: { params: { id: rewardId } },
    call: mutateAsync,
    isDone: rewardState !== 'CLAIMABLE',
    refresh: useRefresh(['listVipRewards', 'getVip']),
    onDone: (result) =>
      showToast({
        tone: 'success',
        text: t('levels.claimed', { amount: money(result.amount ?? amount) }),
        durationMs: toastMs,
      }),
  })
  return (
    <>
      <ClaimButton state={state} onClaim={claim}>
        {t('claims.claim')}
      </ClaimButton>
      <ClaimNotice state={state} refusal={refusal} />
    </>
  )
}
