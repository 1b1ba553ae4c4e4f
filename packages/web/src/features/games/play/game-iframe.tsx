import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { keepPicksOnSlip } from '../matches/picks-on-slip.ts'
import { readGameMessage } from './game-message.ts'
import { LaunchNote } from './launch-note.tsx'
import type { GamePlace } from './launch-request.ts'
import { LobbyLink, useLeaveGame } from './leave-game.tsx'
import type { Launch, OpenedGame } from './use-launch.ts'
import { useOpenTab } from './use-open-tab.ts'

const loadLimitMs = 30_000

interface GameIframeProps {
  name: string
  lobby: string
  launch: Launch
  game: OpenedGame
  onLoaded: () => void
  onBalance: () => void
}

/** A game in an iframe. When it has not loaded after 30 s, the player is offered alternatives. */
export function GameIframe({ name, lobby, launch, game, onLoaded, onBalance }: GameIframeProps) {
  const { t } = useTranslation()
  const { leave } = useLeaveGame(lobby)
  const { player } = useSession()
  const [stage, setStage] = useState<'opening' | 'slow' | 'loaded'>('opening')
  const loaded = () => {
    setStage('loaded')
    onLoaded()
  }

  useEffect(() => {
    const timer = setTimeout(() => setStage((now) => (now === 'opening' ? 'slow' : now)), loadLimitMs)
    return () => clearTimeout(timer)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only forward messages
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readGameMessage(event, game.gameUrl)
      if (message?.type === 'loaded') loaded()
      else if (message?.type === 'balance') onBalance()
      // The sandbox forbids the game to navigate this page, so it asks the page to do it.
      else if (message?.type === 'lobby') leave()
      else if (message?.type === 'slip' && player) keepPicksOnSlip(player.accountId, message.picks)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [game.gameUrl, lobby, player])

  return (
    <div className="stack gap-0 play-stage">
      <iframe
        className="play-game"
        src={game.gameUrl}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={loaded}
      />
      {stage === 'opening' ? (
        <div className="center stack gap-4 play-cover" role="status">
          <p className="play-opening">{t('play.opening', { game: name })}</p>
          <div className="play-opening-bar" />
        </div>
      ) : null}
      {stage === 'slow' ? <SlowGame lobby={lobby} launch={launch} /> : null}
    </div>
  )
}

function SlowGame({ lobby, launch }: { lobby: string; launch: Launch }) {
  const { t } = useTranslation()
  const { open, blockedUrl, error } = useOpenTab(launch.body, 'tab')
  return (
    <div className="center stack gap-4 play-cover" role="alert">
      <h2>{t('play.slow')}</h2>
      <p className="play-opening">{t('play.slowText')}</p>
      <div className="wrap gap-3 play-choices">
        <Button onClick={launch.reopen}>{t('play.retry')}</Button>
        <Button variant="outline" onClick={() => void open()}>
          {t('play.newTab')}
        </Button>
        <LobbyLink className={buttonClass({ variant: 'quiet' })} lobby={lobby}>
          {t('play.back')}
        </LobbyLink>
      </div>
      {blockedUrl ? <BlockedLink url={blockedUrl} place="tab" /> : null}
      <LaunchNote error={error} />
    </div>
  )
}

/** A plain link to the game, for browsers that block the new tab or window. */
export function BlockedLink({ url, place }: { url: string; place: GamePlace }) {
  const { t } = useTranslation()
  return (
    <p className="play-opening" role="status">
      {t(place === 'window' ? 'play.blockedWindow' : 'play.blocked')}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('play.openGame')}
      </a>
    </p>
  )
}
