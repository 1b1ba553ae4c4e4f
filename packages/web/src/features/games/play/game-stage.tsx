import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GameIframe } from './game-iframe.tsx'
import { GameTab } from './game-tab.tsx'
import { LaunchProblem } from './launch-problem.tsx'
import type { Launch } from './use-launch.ts'

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
      <div className="play-stage play-stage-state">
        <LaunchProblem problem={problem} lobby={lobby} onRetry={launch.retry} />
      </div>
    )
  }
  if (game === undefined) {
    return (
      <div className="play-stage">
        <div className="play-cover" role="status">
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
    <div className="play-stage play-stage-state">
      <GameTab name={name} game={game} body={launch.body} onOpened={onLoaded} />
    </div>
  )
}

// The game replaces this page in the history, so that Back leads to the lobby and not to a used ticket.
function Redirect({ gameUrl }: { gameUrl: string }) {
  useEffect(() => location.replace(gameUrl), [gameUrl])
  return <div className="play-stage" aria-busy="true" />
}
