import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import './vip-page.css'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { RewardsFrame } from '../claims/rewards-frame.tsx'
import { useMaySuggestDeposits } from '../claims/use-may-suggest-deposits.ts'
import { VisitorStep } from '../claims/visitor-step.tsx'
import { LevelTable } from './level-table.tsx'
import { VipLevel } from './vip-level.tsx'
import { VipRewards } from './vip-rewards.tsx'

/** What VIP levels are and, for a player, their own level, progress and rewards (specification, section 9). */
export function VipPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  const hasLevels = useStartup().capabilities.includes('vipLevels')
  return (
    <RewardsFrame page="vip" text={t('vip.lead')}>
      {status === 'visitor' ? <VipInvitation /> : <OwnLevel />}
      {hasLevels && status === 'player' ? <VipRewards /> : null}
      {hasLevels ? <Levels /> : null}
      <section className="vip-rules">
        <h2>{t('vip.rulesTitle')}</h2>
        <p>{t('vip.rules')}</p>
        <p>{t('vip.care')}</p>
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
    <EmptyState icon="crown" title={t('vip.logInTitle')} text={t('vip.logInText')} action={<VisitorStep />} />
  )
}

function OwnLevel() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = usePlayerQuery('getVip', {})
  const hasDeposits = useMaySuggestDeposits()
  if (data && hasDeposits !== undefined) return <VipLevel vip={data} hasDeposits={hasDeposits} />
  if (!isError) return <Skeleton className="vip-card-coming" />
  return (
    <EmptyState
      icon="refresh"
      title={t('vip.failed')}
      text={t('vip.failedText')}
      action={
        <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
