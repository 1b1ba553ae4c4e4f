import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { devicePlatform } from './device-platform.ts'
import { FrameBar } from './frame-bar.tsx'
import { GameStage } from './game-stage.tsx'
import { type LaunchBody, lobbyOf, readLaunch } from './launch-request.ts'
import './play-page.css'
import { useCloseGame } from './use-close-game.ts'
import { useGameName } from './use-game-name.ts'
import { useLaunch } from './use-launch.ts'
import { useLiveBalance } from './use-live-balance.ts'

/** The launched game in its frame. Which game is in the address; where it plays is not. */
export function PlayPage() {
  const [search] = useSearchParams()
  const language = useLanguage()
  const body = readLaunch(search, { platform: devicePlatform(navigator), language })
  const lobby = lobbyOf(search.get('type'))
  return body ? <Play body={body} lobby={lobby} /> : <NoGame lobby={lobby} />
}

function Play({ body, lobby }: { body: LaunchBody; lobby: string }) {
  const { t } = useTranslation()
  const launch = useLaunch(body)
  const { balance, refresh } = useLiveBalance()
  // In a tab of its own the game goes on when this page is left.
  const isHere = launch.game?.launchMode === 'IFRAME'
  useCloseGame({ gameSessionId: isHere ? launch.game?.gameSessionId : undefined, onReturn: launch.reopen })
  const known = useGameName(body.providerCode, body.gameCode)
  const [startedAtMs, setStartedAtMs] = useState<number>()
  const name = known ?? t('play.title')
  return (
    <main className="play">
      <FrameBar
        name={known}
        lobby={lobby}
        balance={body.mode === 'REAL' ? balance : undefined}
        startedAtMs={startedAtMs}
        gameSessionId={launch.game?.gameSessionId}
        onReload={() => {
          setStartedAtMs(undefined)
          launch.reopen()
        }}
      />
      <GameStage
        name={name}
        lobby={lobby}
        launch={launch}
        onLoaded={() => setStartedAtMs((started) => started ?? Date.now())}
        onBalance={refresh}
      />
    </main>
  )
}

function NoGame({ lobby }: { lobby: string }) {
  const { t } = useTranslation()
  return (
    <main className="play">
      <FrameBar name={t('play.title')} lobby={lobby} />
      <div className="play-stage play-stage-state">
        <EmptyState
          icon="gamepad"
          title={t('play.incompleteTitle')}
          text={t('play.incompleteText')}
          action={
            <Link className={buttonClass()} to={lobby}>
              {t('play.back')}
            </Link>
          }
        />
      </div>
    </main>
  )
}

/** The frame before it is known who is here; the same for everyone, so the server can draw it. */
export function PlayWaiting() {
  return (
    <main className="play" aria-busy="true">
      <FrameBar lobby="/" />
      <div className="play-stage" />
    </main>
  )
}
