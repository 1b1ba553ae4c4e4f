import type { Vip, VipReward } from '@marquee/contracts/areas/vip'
import type { Money } from '@marquee/contracts/money'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useMaySuggestDeposits, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { RewardsFrame, VisitorPlace, VisitorStep } from '../../player/claims/rewards-frame.tsx'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { LevelTable } from './level-table.tsx'
import { remainingAmount } from './remaining-amount.ts'
import './vip-page.css'

/** What VIP levels are and, for a player, their own level, progress and rewards (specification, section 9). */
export function Page() {
  const { t } = useTranslation()
  const { status } = useSession()
  const hasLevels = useStartup().capabilities.includes('vipLevels')
  return (
    <RewardsFrame page="vip" text={t('vip.lead')}>
      {status === 'player' ? <OwnLevel /> : <VipInvitation />}
      {hasLevels && status === 'player' ? <VipRewards /> : null}
      {hasLevels ? <Levels /> : null}
      <section className="stack gap-2">
        <h2>{t('vip.rulesTitle')}</h2>
        <p className="quiet measure">{t('vip.rules')}</p>
        <p className="quiet measure">{t('vip.care')}</p>
      </section>
    </RewardsFrame>
  )
}

/** The levels: visitors and the document have all of them; a player may not be told how much to deposit. */
function Levels() {
  const { status } = useSession()
  const { data } = usePlayerQuery('getVip', {})
  const maySuggestDeposits = useMaySuggestDeposits()
  return (
    <LevelTable
      current={data?.currentLevel}
      hasDeposits={status !== 'player' || maySuggestDeposits === true}
    />
  )
}

function VipInvitation() {
  const { t } = useTranslation()
  return (
    <VisitorPlace>
      <EmptyState
        icon="crown"
        title={t('vip.logInTitle')}
        text={t('vip.logInText')}
        action={<VisitorStep />}
      />
    </VisitorPlace>
  )
}

function OwnLevel() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePlayerQuery('getVip', {})
  const hasDeposits = useMaySuggestDeposits()
  const known = data && hasDeposits !== undefined ? { vip: data, hasDeposits } : undefined
  return (
    <QueryResults
      result={{ data: known, error, isFetching, refetch }}
      failed={t('vip.failed')}
      skeleton={<Skeleton height={330} />}
    >
      {(level) => <VipLevel {...level} />}
    </QueryResults>
  )
}

interface VipLevelProps {
  vip: Vip
  /** Whether it says how much has to be deposited. */
  hasDeposits: boolean
}

/** The player's level, the next one, and the progress towards it: by deposits, where they may be told, and by turnover. */
function VipLevel({ vip, hasDeposits }: VipLevelProps) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-5 card vip-card" aria-label={t('vip.yourLevel')}>
      <div className="vip-levels">
        <p className="stack gap-0 vip-level-now">
          <span className="muted">{t('vip.yourLevel')}</span>
          <strong>
            <span className="muted vip-mark">
              <Icon name="crown" tone="accent" />
            </span>
            {vip.currentLevel || t('vip.noLevel')}
          </strong>
        </p>
        {vip.nextLevel ? (
          <p className="stack gap-0 vip-level-next">
            <span className="muted">{t('vip.nextLevel')}</span>
            <strong>{vip.nextLevel}</strong>
          </p>
        ) : null}
      </div>
      {vip.nextLevel ? (
        <>
          {hasDeposits ? (
            <LevelProgress
              label={t('site.vip.deposit')}
              percent={vip.depoProgress}
              done={vip.totalDeposit}
              target={vip.depositNext}
              missing={remainingAmount(vip.totalDeposit, vip.depositNext)}
            />
          ) : null}
          <LevelProgress
            label={t('site.vip.turnover')}
            percent={vip.toProgress}
            done={vip.totalTurnover}
            target={vip.turnoverNext}
            missing={remainingAmount(vip.totalTurnover, vip.turnoverNext)}
          />
        </>
      ) : vip.currentLevel ? (
        <p>{t('vip.top')}</p>
      ) : null}
    </section>
  )
}

interface LevelProgressProps {
  label: string
  /** 0 to 100. */
  percent: number
  done: Money
  target: Money
  missing: Money | undefined
}

function LevelProgress({ label, percent, done, target, missing }: LevelProgressProps) {
  const { t } = useTranslation()
  const { money, percent: formatPercent } = useFormat()
  const hasTarget = /[1-9]/.test(target.amount)
  return (
    <div className="stack gap-2">
      <p className="wrap spread strong vip-way-head">
        <span>{label}</span>
        <span className="num">{formatPercent(percent)}</span>
      </p>
      <ProgressBar label={label} percent={percent} />
      {hasTarget ? (
        <p className="wrap spread fine vip-way-foot num">
          <span>{t('site.vip.progress', { done: money(done), target: money(target) })}</span>
          <span>
            {percent >= 100
              ? t('vip.reached')
              : missing
                ? t('vip.missing', { amount: money(missing) })
                : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}

const kinds = ['LEVEL_UP', 'BIRTHDAY', 'WEEKLY', 'MONTHLY'] as const

/** The rewards of the player's level, each with its state. */
function VipRewards() {
  const { t } = useTranslation()
  const result = useRewardQuery('listVipRewards', {})
  return (
    <section className="stack">
      <h2>{t('levels.rewards')}</h2>
      <RewardResults result={result} skeleton={<VipRewardsComing />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="muted measure">{t('levels.noRewards')}</p>
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

/** The places of the rewards: a level commonly has one of each kind. */
function VipRewardsComing() {
  return (
    <div className="vip-reward-list">
      {kinds.map((kind) => (
        <Skeleton key={kind} height={92} />
      ))}
    </div>
  )
}

function Reward({ reward }: { reward: VipReward }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const kind = kinds.find((known) => known === reward.kind)
  return (
    <li className="card reward-card vip-reward" data-state={reward.state}>
      <span className="vip-reward-mark">
        <Icon name={reward.state === 'LOCKED' ? 'lock' : 'gift'} />
      </span>
      <p className="stack gap-0 muted">
        <span>
          {kind === 'LEVEL_UP' && reward.vipName
            ? t('levels.reached', { level: reward.vipName })
            : kind
              ? t(`levels.kinds.${kind}`)
              : reward.kind}
        </span>
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
  const { mutateAsync } = useOperation('claimVipReward')
  const { claim, state, notice } = useClaim({
    kind: 'claimVipReward',
    input: { params: { id: rewardId } },
    call: mutateAsync,
    isDone: rewardState !== 'CLAIMABLE',
    refresh: useRefresh(['listVipRewards', 'getVip']),
    onDone: (result) =>
      showToast({
        tone: 'success',
        text: t('levels.claimed', { amount: money(result.amount ?? amount) }),
      }),
  })
  return (
    <>
      <ClaimButton state={state} onClaim={claim}>
        {t('claims.claim')}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </>
  )
}
