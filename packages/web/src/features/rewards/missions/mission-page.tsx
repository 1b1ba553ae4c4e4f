import type { Mission } from '@marquee/contracts/areas/missions'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-state.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { RewardResults } from '../claims/reward-results.tsx'
import { RewardsFrame } from '../claims/rewards-frame.tsx'
import { useMaySuggestDeposits } from '../claims/use-may-suggest-deposits.ts'
import { useRewardQuery } from '../claims/use-reward-query.ts'
import { VisitorStep } from '../claims/visitor-step.tsx'
import { ClaimAll } from './claim-all.tsx'
import { MissionCard } from './mission-card.tsx'
import { missionsByPeriod, visibleMissions } from './visible-missions.ts'
import './missions.css'

/** The player's missions by period. They are fetched when the page gets the focus and after a claim, never polled. */
export function MissionPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <RewardsFrame page="mission" text={t('missions.lead')}>
      {status === 'visitor' ? <Invitation /> : <OwnMissions />}
      <p className="reward-care">{t('missions.care')}</p>
    </RewardsFrame>
  )
}

function Invitation() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="star"
      title={t('missions.visitorTitle')}
      text={t('missions.visitorText')}
      action={<VisitorStep />}
    />
  )
}

function OwnMissions() {
  const result = useRewardQuery('listMissions', {})
  const maySuggestDeposits = useMaySuggestDeposits()
  return (
    <RewardResults result={result} skeleton={<MissionPlaces />}>
      {({ items }) => <Missions missions={visibleMissions(items, maySuggestDeposits === true)} />}
    </RewardResults>
  )
}

function Missions({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation()
  if (missions.length === 0)
    return <EmptyState icon="star" title={t('missions.none')} text={t('missions.noneText')} />
  return (
    <>
      <ClaimAll missions={missions} />
      {missionsByPeriod(missions).map(({ period, missions: ofPeriod }) => (
        <section key={period} className="mission-group">
          <h2>{t(`missions.periods.${period}`)}</h2>
          <ul className="mission-list">
            {ofPeriod.map((mission) => (
              <MissionCard key={mission.missionId} mission={mission} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function MissionPlaces() {
  return (
    <div className="mission-list" aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="mission-place" />
      ))}
    </div>
  )
}
