import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { useNavigate } from 'react-router'
import { runOperation } from '../api/operation-mutation.ts'
import { ProblemError } from '../api/problem-error.ts'
import { useStartup } from '../brand/startup-context.ts'
import { createStore, useStore } from '../browser/create-store.ts'
import { storedValue } from '../browser/stored-value.ts'
import { problemText } from '../i18n/problem-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useLoginAddress } from '../session/login-address.ts'
import type { LoginWish } from '../session/login-request.ts'
import { useSession } from '../session/session-state.ts'
import { showToast } from '../ui/feedback/toast.ts'
import { createFavoriteList, type SendFavorite } from './favorite-list.ts'
import { usePlayerQuery } from './use-player-query.ts'

const noKeys: ReadonlySet<string> = new Set()
const favoriteKeys = createStore(noKeys)

/** Sets the games with a heart. A store, so that of hundreds of hearts on a page only those that change rerender. */
function markFavorites(games: readonly Game[]): void {
  favoriteKeys.set(games.length > 0 ? new Set(games.map(gameKey)) : noKeys)
}

/** Whether this game is a favorite; false on the server and in the first render. */
export function useIsFavorite(key: string): boolean {
  return useStore(favoriteKeys, (keys) => keys.has(key), false)
}

/**
 * The game whose heart a visitor clicked; it becomes a favorite once they have signed in. Stored for this tab only.
 * The value is not validated further here: the gateway refuses a game that does not exist.
 */
const pendingFavorite = storedValue<Game>('marquee.favorite-wish', () => sessionStorage, readGame)

function readGame(found: unknown): Game | undefined {
  const isGame = typeof found === 'object' && found !== null && 'gameCode' in found && 'providerCode' in found
  return isGame ? (found as Game) : undefined
}

/** Adds a game to the favorites, or removes it. */
export type SetFavorite = (game: Game, isFavorite: boolean) => void

const SetFavoriteContext = createContext<SetFavorite | null>(null)

/** Adds and removes favorites; `null` where the brand has none. The function's identity never changes. */
export const useSetFavorite = () => use(SetFavoriteContext)

const noGames: readonly Game[] = []

/** Shows the player's favorites as hearts on the page and handles clicks on them. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const isOffered = useStartup().capabilities.includes('favorites')
  const { status, isConfirmed } = useSession()
  const { data } = usePlayerQuery('listFavorites', {})
  const change = useChangeFavorite()
  const games = status === 'player' && data ? data.games : noGames
  useEffect(() => markFavorites(games), [games])

  const isPlayer = status === 'player' && isConfirmed
  const addPending = useEffectEvent(() => {
    const game = pendingFavorite.read()
    pendingFavorite.clear()
    if (game) change(game, true)
  })
  useEffect(() => {
    if (isPlayer) addPending()
  }, [isPlayer])

  // A stable function, so that hundreds of hearts do not rerender when the address changes.
  const latest = useRef<SetFavorite>(change)
  const handleClick = useHeartClick(status === 'player', change)
  useEffect(() => {
    latest.current = handleClick
  })
  const set = useCallback<SetFavorite>((game, isFavorite) => latest.current(game, isFavorite), [])
  return <SetFavoriteContext value={isOffered ? set : null}>{children}</SetFavoriteContext>
}

/** Handles a click on a heart: a visitor is sent to login first, and the game is stored until then. */
function useHeartClick(isPlayer: boolean, change: SetFavorite): SetFavorite {
  const navigate = useNavigate()
  const loginAddress = useLoginAddress()
  return (game, isFavorite) => {
    if (isPlayer) return change(game, isFavorite)
    pendingFavorite.write(game)
    void navigate(loginAddress, { state: { wish: { kind: 'favorite', game } satisfies LoginWish } })
  }
}

/** Changes the list; a failure that is not only logged shows a toast (specification, section 8). */
function useChangeFavorite(): SetFavorite {
  const client = useQueryClient()
  const { i18n } = useTranslation()
  const list = useMemo(() => {
    const send: SendFavorite = ({ gameCode, providerCode, gameType }, isFavorite) =>
      isFavorite
        ? runOperation(client, 'addFavorite', { body: { gameCode, providerCode, gameType } })
        : runOperation(client, 'removeFavorite', {
            params: { providerCode, gameCode },
            query: { gameType },
          })
    return createFavoriteList(client, send)
  }, [client])
  return (game, isFavorite) => {
    list(game, isFavorite).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) return
      const { handling } = error.problem
      if (handling === 'endSession' || handling === 'log') return
      const text = problemText(error.problem, i18n)
      showToast({ tone: 'error', text })
    })
  }
}
