import type { PlayControls as Controls } from '@marquee/contracts/areas/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { PauseNotice } from '../../responsible-gaming/pause-notice.tsx'
import { useSession } from '../../session/session-state.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/form/select.tsx'
import { HelplineList } from './helpline-list.tsx'
import { LimitList } from './limit-list.tsx'
import { PauseSection, useBegunPause } from './pause-section.tsx'
import { PlayFigures } from './play-figures.tsx'
import './play-controls.css'

/** A player's limits, reality check, breaks, figures and helplines; for one who has just begun a break, the word of it. */
export function PlayControls() {
  const { status } = useSession()
  const begun = useBegunPause()
  if (status === 'player') return <PlayerControls />
  return begun ? <PauseNotice isBegun pause={begun} /> : null
}

function PlayerControls() {
  const { t } = useTranslation()
  const result = usePlayerQuery('getLimits', {})
  return (
    <QueryResults
      result={result}
      failed={t('care.failed')}
      skeleton={
        <div aria-busy="true">
          <Skeleton height={220} />
        </div>
      }
    >
      {(controls) => <Sections controls={controls} />}
    </QueryResults>
  )
}

function Sections({ controls }: { controls: Controls }) {
  const { coolOff, selfExclusion } = controls
  return (
    <>
      {selfExclusion.active ? (
        <PauseNotice isExclusion pause={selfExclusion} />
      ) : coolOff.active ? (
        <PauseNotice pause={coolOff} />
      ) : null}
      <LimitList controls={controls} />
      <RealityChoice controls={controls} />
      <PauseSection controls={controls} />
      <PlayFigures />
      <HelplineList helplines={controls.helplines} />
    </>
  )
}

/** How often the player is told the time and the net position while playing. A choice holds at once. */
function RealityChoice({ controls }: { controls: Controls }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useOperation('setRealityCheck')
  const options = [...new Set([...controls.options.reality, controls.realityCheckMinutes])].toSorted(
    (a, b) => a - b,
  )
  if (options.length < 2) return null
  const words = (minutes: number) => {
    if (minutes === 0) return t('care.reality.off')
    if (minutes === 60) return t('care.reality.hour')
    return minutes % 60 === 0
      ? t('care.reality.hours', { hours: minutes / 60 })
      : t('care.reality.minutes', { minutes })
  }
  const choose = (minutes: number) =>
    mutate(
      { body: { minutes } },
      {
        onSuccess: (next) => {
          client.setQueryData(queryKey('getLimits', {}), next)
          showToast({ tone: 'success', text: t('care.reality.saved') })
        },
      },
    )
  const current = isPending ? variables.body.minutes : controls.realityCheckMinutes
  return (
    <section className="stack card care-card">
      <h2>{t('care.reality.title')}</h2>
      <p className="quiet measure">{t('care.reality.text')}</p>
      <div className="care-reality">
        <Select
          label={t('care.reality.label')}
          options={options.map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
          value={String(current)}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <UnavailableNote error={error} />
      </div>
    </section>
  )
}
