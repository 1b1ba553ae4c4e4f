import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { query, queryKey } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { now } from '../../../browser/clock.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useLazyPart } from '../../../i18n/use-lazy-part.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePollInterval } from '../../../player/event-stream-connected.ts'
import { useSession } from '../../../session/session-state.ts'
import { useAskLogin } from '../../../session/use-ask-login.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { FrameBar } from './frame-bar.tsx'
import { GameStage } from './game-stage.tsx'
import { devicePlatform, type LaunchBody, lobbyOf, readLaunch } from './launch-request.ts'
import { useLaunch } from './use-launch.ts'
import './play-page.css'

/** The launched game in its frame. The address names the game, but never contains the game's own URL. */
export function Page() {
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
  const { gameName, facts } = useGameFacts(body.providerCode, body.gameCode)
  const [startedAtMs, setStartedAtMs] = useState<number>()
  const name = gameName ?? t('play.title')
  return (
    <main className="play">
      <FrameBar
        name={gameName}
        facts={facts}
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
        onLoaded={() => setStartedAtMs((started) => started ?? now())}
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
      <div className="stack gap-0 play-stage play-stage-state">
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
export function Waiting() {
  return (
    <main className="play" aria-busy="true">
      <FrameBar lobby="/" />
      <div className="stack gap-0 play-stage" />
    </main>
  )
}

/** The strip that labels a demo, with a link that opens the same game for real money. */
function DemoStrip() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const askLogin = useAskLogin()
  const realGame = addressForReal(search)
  return (
    <p className="row spread demo-strip">
      <Badge>{t('games.demo')}</Badge>
      <Link
        className="accent strong row gap-0 demo-strip-real"
        to={realGame}
        replace
        onClick={(event) => {
          if (askLogin(realGame)) event.preventDefault()
        }}
      >
        {t('play.real')}
      </Link>
    </p>
  )
}

function addressForReal(search: URLSearchParams): string {
  const real = new URLSearchParams(search)
  real.delete('mode')
  return `/playnow?${real}`
}

interface GameFacts {
  gameName: string | undefined
  /** What the game pays back, and how unevenly. */
  facts?: Pick<Game, 'rtp' | 'volatility'>
}

/**
 * A game's name as on its tile, or the provider's where its lobby is opened; `undefined` until it is loaded. A game that
 * the catalogue does not list is just a game.
 */
function useGameFacts(providerCode: string, gameCode: string): GameFacts {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError } = useQuery(query('listGames', { query: { provider: providerCode, perPage: 200 } }))
  const game = data?.games.find((candidate) => candidate.gameCode === gameCode)
  if (game) return { gameName: gameTitle(game, language), facts: game }
  const provider = gameCode === '' ? data?.providers.find(({ code }) => code === providerCode) : undefined
  if (provider) return { gameName: provider.name }
  return { gameName: data || isError ? t('play.title') : undefined }
}

const refetchMs = 15_000

/**
 * A player's balance while a game runs: asked for on focus and on leaving the game, and every 15 s while the page is
 * visible and no event stream tells of changes.
 */
function useLiveBalance() {
  const client = useQueryClient()
  const enabled = useSession().status === 'player'
  const { data } = useQuery({
    ...query('getBalance', {}),
    enabled,
    refetchInterval: usePollInterval(refetchMs),
    refetchOnWindowFocus: 'always',
  })
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: query('getBalance', {}).queryKey }),
    [client],
  )
  useEffect(() => refresh, [refresh])
  return { balance: data, refresh }
}

const loadStrip = async () => (await import('./session-strip.tsx')).SessionStrip

/** The bar of the player's session above a game for real money. Its place is kept while it loads. */
function SessionBar({ lobby }: { lobby: string }) {
  const isOffered = useStartup().capabilities.includes('responsibleGaming')
  const isPlayer = useSession().status === 'player'
  const isShown = isOffered && isPlayer
  const Strip = useLazyPart(isShown ? loadStrip : undefined, 'care')
  if (!isShown || Strip === 'failed') return null
  return <div className="session-bar">{Strip === 'loading' ? null : <Strip lobby={lobby} />}</div>
}

interface OpenGame {
  /** `undefined` while no game is open in this page. */
  gameSessionId: string | undefined
  /** Called when the page is restored from the back/forward cache after its game was closed. */
  onReturn: () => void
}

/**
 * Reports a game of this page as closed when it is left: by a link, by another game, or by closing the tab. Closing
 * changes the balance, the recent games and the missions, which are then refetched.
 */
function useCloseGame({ gameSessionId, onReturn }: OpenGame): void {
  const client = useQueryClient()
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    if (!gameSessionId) return undefined
    let isOpen = true
    const close = () => {
      if (!isOpen) return
      isOpen = false
      const refresh = () => {
        void client.invalidateQueries({ queryKey: [...queryKey('getBalance', {})] })
        void client.invalidateQueries({ queryKey: [...queryKey('listRecentGames', {})] })
        void client.invalidateQueries({ queryKey: [...queryKey('listMissions', {})] })
      }
      // A failure needs no message: the platform closes abandoned games by itself.
      call('closeGame', { body: { gameSessionId } }, { keepalive: true }).then(refresh, refresh)
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isOpen) returned()
    }
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', onPageShow)
      close()
    }
  }, [gameSessionId, client])
}
