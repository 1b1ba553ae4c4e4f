import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { devicePlatform } from './device-platform.ts'
import { FrameBar } from './frame-bar.tsx'
import { GameStage } from './game-stage.tsx'
import { type LaunchBody, lobbyOf, readLaunch } from './launch-request.ts'
import './play-page.css'
import { SessionBar } from './session/session-bar.tsx'
import { useCloseGame } from './use-close-game.ts'
import { useGameName } from './use-game-name.ts'
import { useLaunch } from './use-launch.ts'
import { useLiveBalance } from './use-live-balance.ts'

/** The launched game in its frame. The address names the game, but never contains the game's own URL. */
export function PlayPage() {
  const [search] = useSearchParams()
  const language = useLanguage()
  const body = readLaunch(search, { platform: devicePlatform(navigator), language })
  const lobby = lobbyOf(search.get('type'))
  return body ? <Play key={body.mode} body={body} lobby={lobby} /> : <NoGame lobby={lobby} />
}

function Play({ body, lobby }: { body: LaunchBody; lobby: string }) {
  const { t } = useTranslation()
  const launch = useLaunch(body)
  const { balance, refresh } = useLiveBalance()
  // A game in a tab or window of its own goes on when this page is left.
  const isEmbedded = launch.game?.launchMode === 'IFRAME'
  const isPlayer = useSession().status === 'player'
  useCloseGame({
    // A visitor's demo belongs to nobody, and the platform closes it by itself.
    gameSessionId: isEmbedded && isPlayer ? launch.game?.gameSessionId : undefined,
    onReturn: launch.reopen,
  })
  const gameName = useGameName(body.providerCode, body.gameCode)
  const [startedAtMs, setStartedAtMs] = useState<number>()
  const name = gameName ?? t('play.title')
  return (
    <main className="play">
      <FrameBar
        name={gameName}
        lobby={lobby}
        balance={body.mode === 'REAL' ? balance : undefined}
        startedAtMs={startedAtMs}
        reference={launch.game?.reference}
        onReload={() => {
          setStartedAtMs(undefined)
          launch.reopen()
        }}
      />
      {body.mode === 'DEMO' ? <DemoStrip /> : <SessionBar lobby={lobby} />}
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

/** The frame until the session is confirmed; it is the same for everyone, so the server can render it. */
export function PlayWaiting() {
  return (
    <main className="play" aria-busy="true">
      <FrameBar lobby="/" />
      <div className="play-stage" />
    </main>
  )
}
