import type { Mission } from '@marquee/contracts/areas/missions'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { ClaimButton } from '../../player/claims/claim-button.tsx'
import { ClaimNotice } from '../../player/claims/claim-notice.tsx'
import { useRefresh } from '../../player/claims/use-refresh.ts'
import { useClaim } from '../../player/use-claim.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'

const toastMs = 5_000

/** Claims every reward that is ready, where there are several. */
export function ClaimAll({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const ready = missions.filter((mission) => mission.state === 'CLAIMABLE').length
  const { mutateAsync } = useOperation('claimAllMissions', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimAllMissions',
    input: {},
    call: mutateAsync,
    isDone: ready === 0,
    refresh: useRefresh(['listMissions', 'listBonuses']),
    onDone: ({ items }) =>
      showToast({
        tone: 'success',
        text: t('missions.claimedAll', { count: items.length }),
        durationMs: toastMs,
      }),
  })
  if (ready < 2 && !refusal) return null
  return (
    <div className="reward-card claim-all">
      <p>
        <Icon name="gift" />
        <strong>{t('missions.ready', { count: ready })}</strong>
      </p>
      <ClaimButton state={state} disabled={ready === 0} onClaim={claim}>
        {t('missions.claimAll', { number: number(ready) })}
      </ClaimButton>
      <ClaimNotice state={state} refusal={refusal} />
    </div>
  )
}
