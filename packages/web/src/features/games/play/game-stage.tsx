import type { Problem } from '@marquee/contracts/problem'
import { useEffect, useRef, useState } from 'react'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RefusalText } from '../../../responsible-gaming/refusal-text.tsx'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import { BlockedLink, GameIframe } from './game-iframe.tsx'
import { LaunchNote } from './launch-note.tsx'
import { gamePlace, type LaunchBody } from './launch-request.ts'
import { LobbyLink } from './leave-game.tsx'
import type { Launch, OpenedGame } from './use-launch.ts'
import { useOpenTab } from './use-open-tab.ts'

interface GameStageProps {
  name: string
  lobby: string
  launch: Launch
  onLoaded: () => void
  onBalance: () => void
}

/** Shows the game in the page, offers to open it in a tab or window, or shows the state of its launch. */
export function GameStage({ name, lobby, launch, onLoaded, onBalance }: GameStageProps) {
  const { t } = useTranslation()
  const { game, problem } = launch
  if (problem) {
    return (
      <div className="stack gap-0 play-stage play-stage-state">
        <LaunchProblem problem={problem} isUnsure={launch.isUnsure} lobby={lobby} onRetry={launch.retry} />
      </div>
    )
  }
  if (game === undefined) {
    return (
      <div className="stack gap-0 play-stage">
        <div className="center stack gap-4 play-cover" role="status">
          <p className="play-opening">{t('play.opening', { game: name })}</p>
          <div className="play-opening-bar" />
        </div>
      </div>
    )
  }
  if (game.launchMode === 'REDIRECT') return <Redirect gameUrl={game.gameUrl} />
  if (game.launchMode === 'IFRAME') {
    const parts = { name, lobby, launch, game, onLoaded, onBalance }
    return <GameIframe key={game.gameSessionId} {...parts} />
  }
  return (
    <div className="stack gap-0 play-stage play-stage-state">
      <GameTab name={name} game={game} body={launch.body} onOpened={onLoaded} />
    </div>
  )
}

// The game replaces this page in the history, so that Back leads to the lobby and not to a used ticket.
function Redirect({ gameUrl }: { gameUrl: string }) {
  useEffect(() => location.replace(gameUrl), [gameUrl])
  return <div className="stack gap-0 play-stage" aria-busy="true" />
}

interface LaunchProblemProps {
  problem: Problem
  isUnsure: boolean
  lobby: string
  onRetry: () => void
}

/** The error of a failed launch: the reason, what to try, and a link back. */
function LaunchProblem({ problem, isUnsure, lobby, onRetry }: LaunchProblemProps) {
  const { t, i18n } = useTranslation()
  // Trying again helps nobody whom an own limit or break stops.
  const isStopped = problem.limit !== undefined || problem.until !== undefined
  const { title, text } = isStopped ? stopped : textKeys(problem.code, isUnsure)
  return (
    <ErrorState
      title={t(title)}
      text={<RefusalText problem={problem}>{text ? t(text) : problemText(problem, i18n)}</RefusalText>}
      reference={isStopped ? undefined : <ProblemReference reference={problem.reference} />}
      action={
        <div className="wrap gap-3 play-choices">
          <LobbyLink className={buttonClass({ variant: 'outline' })} lobby={lobby}>
            {t('play.back')}
          </LobbyLink>
          {isStopped ? null : <Button onClick={onRetry}>{t('play.retry')}</Button>}
        </div>
      }
    />
  )
}

const stopped = { title: 'play.stoppedTitle', text: undefined } as const

function textKeys(code: string, isUnsure: boolean) {
  if (code === 'gameMaintenance')
    return { title: 'play.maintenanceTitle', text: 'play.maintenanceText' } as const
  if (isUnsure) return { title: 'play.checkingTitle', text: 'play.checkingText' } as const
  return { title: 'play.unavailableTitle', text: undefined } as const
}

interface GameTabProps {
  name: string
  game: OpenedGame
  body: LaunchBody
  onOpened: () => void
}

/** A game that opens in a new tab or a window of its own, each time the player presses the button. */
function GameTab({ name, game, body, onOpened }: GameTabProps) {
  const { t } = useTranslation()
  const place = gamePlace(game.launchMode, body.platform)
  const { open, blockedUrl, error } = useOpenTab(body, place)
  const [opened, setOpened] = useState(false)
  // A game's address works once.
  const usedUrl = useRef('')

  const press = async () => {
    const unused = usedUrl.current === game.gameUrl ? undefined : game
    usedUrl.current = game.gameUrl
    if (!(await open(unused))) return
    setOpened(true)
    onOpened()
  }
  return (
    <EmptyState
      icon="external"
      title={opened ? t(place === 'window' ? 'play.openedWindow' : 'play.opened') : name}
      text={t(place === 'window' ? 'play.windowText' : 'play.newTabText', { game: name })}
      action={
        <>
          <Button size="l" onClick={() => void press()}>
            {t(opened ? 'play.openAgain' : 'play.openGame')}
          </Button>
          {blockedUrl ? <BlockedLink url={blockedUrl} place={place} /> : null}
          <LaunchNote error={error} />
        </>
      }
    />
  )
}
