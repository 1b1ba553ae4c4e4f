import type { Mission } from '@marquee/contracts/areas/missions'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useMaySuggestDeposits, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { RewardsFrame, VisitorPlace, VisitorStep } from '../../player/claims/rewards-frame.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { useSession } from '../../session/session-state.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { MissionCard } from './mission-card.tsx'
import { missionsByPeriod, visibleMissions } from './visible-missions.ts'
import './mission-page.css'

/** The player's missions by period. They are fetched when the page gets the focus and after a claim, never polled. */
export function Page() {
  const { t } = useTranslation()
  const { status } = useSession()
  return (
    <RewardsFrame page="mission" text={t('missions.lead')}>
      {status === 'player' ? <OwnMissions /> : <Invitation />}
      <p className="muted measure">{t('missions.care')}</p>
    </RewardsFrame>
  )
}

function Invitation() {
  const { t } = useTranslation()
  return (
    <VisitorPlace>
      <EmptyState
        icon="star"
        title={t('missions.visitorTitle')}
        text={t('missions.visitorText')}
        action={<VisitorStep />}
      />
    </VisitorPlace>
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
        <section key={period} className="stack">
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
        <Skeleton key={place} height={188} />
      ))}
    </div>
  )
}

/** Claims every reward that is ready, where there are several. */
function ClaimAll({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const ready = missions.filter((mission) => mission.state === 'CLAIMABLE').length
  const { mutateAsync } = useOperation('claimAllMissions')
  const { claim, state, notice } = useClaim({
    kind: 'claimAllMissions',
    input: {},
    call: mutateAsync,
    isDone: ready === 0,
    refresh: useRefresh(['listMissions', 'listBonuses']),
    onDone: ({ items }) =>
      showToast({
        tone: 'success',
        text: t('missions.claimedAll', { count: items.length }),
      }),
  })
  if (ready < 2 && !notice.refusal) return null
  return (
    <div className="row wrap spread card reward-card claim-all">
      <p className="row gap-2">
        <Icon name="gift" tone="accent" />
        <strong>{t('missions.ready', { count: ready })}</strong>
      </p>
      <ClaimButton state={state} disabled={ready === 0} onClaim={claim}>
        {t('missions.claimAll', { number: number(ready) })}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </div>
  )
}
