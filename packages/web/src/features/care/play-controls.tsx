import type { PlayControls as Controls } from '@marquee/contracts/areas/responsible-gaming'
import { useTranslation } from 'react-i18next'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { HelplineList } from '../../care/helpline-list.tsx'
import { PauseNotice } from '../../care/pause-notice.tsx'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { useBegunPause } from './begun-pause.ts'
import { LimitList } from './limit-list.tsx'
import { PauseSection } from './pause-section.tsx'
import './play-controls.css'
import { PlayFigures } from './play-figures.tsx'
import { RealityChoice } from './reality-choice.tsx'

/** A player's limits, reality check, breaks, figures and helplines; for one who has just begun a break, the word of it. */
export function PlayControls() {
  const { status } = useSession()
  const begun = useBegunPause()
  if (status === 'player') return <PlayerControls />
  return begun ? <PauseNotice isBegun pause={begun} /> : null
}

function PlayerControls() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePlayerQuery('getLimits', {})
  if (data) return <Sections controls={data} />
  if (!error) return <ControlsWaiting />
  return (
    <ErrorState
      title={t('care.failed')}
      text={t('app.serverHelp')}
      reference={<ProblemReference reference={error.problem.reference} />}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}

/** Stands for the sections until they are known. */
function ControlsWaiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="care-place" />
    </div>
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
