import type { Mission } from '@marquee/contracts/areas/missions'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { ClaimButton } from '../../player/claims/claim-button.tsx'
import { ClaimNotice } from '../../player/claims/claim-notice.tsx'
import { useRefresh } from '../../player/claims/use-refresh.ts'
import { useRewardText } from '../../player/claims/use-reward-text.ts'
import { useClaim } from '../../player/use-claim.ts'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 5_000

/** Claims a mission's reward. */
export function ClaimMission({ mission, reward }: { mission: Mission; reward: string }) {
  const { t } = useTranslation()
  const rewardText = useRewardText()
  const { mutateAsync } = useOperation('claimMission', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimMission',
    input: { params: { id: mission.missionId } },
    call: mutateAsync,
    isDone: mission.state !== 'CLAIMABLE',
    refresh: useRefresh(['listMissions', 'listBonuses']),
    onDone: ({ rewardType, rewardAmount }) =>
      showToast({
        tone: 'success',
        text: t('claims.added', { amount: rewardText(rewardType, rewardAmount) }),
        durationMs: toastMs,
      }),
  })
  return (
    <>
      <ClaimButton state={state} onClaim={claim}>
        {t('claims.claimAmount', { amount: reward })}
      </ClaimButton>
      <ClaimNotice state={state} refusal={refusal} />
    </>
  )
}

/** Takes part in a mission that has to be joined. */
export function JoinMission({ mission }: { mission: Mission }) {
  const { t } = useTranslation()
  const { mutateAsync } = useOperation('optInMission', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'optInMission',
    input: { params: { id: mission.missionId } },
    call: mutateAsync,
    isDone: mission.state !== 'AVAILABLE',
    refresh: useRefresh(['listMissions']),
    onDone: () => showToast({ tone: 'success', text: t('missions.joined'), durationMs: toastMs }),
  })
  return (
    <>
      <ClaimButton variant="tonal" state={state} onClaim={claim}>
        {t('missions.join')}
      </ClaimButton>
      <ClaimNotice state={state} refusal={refusal} />
    </>
  )
}
