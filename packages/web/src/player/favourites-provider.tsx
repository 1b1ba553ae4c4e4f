import type { Game } from '@marquee/contracts/games/game'
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
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { runOperation } from '../api/operation-mutation.ts'
import { ProblemError } from '../api/problem-error.ts'
import { useStartup } from '../brand/startup-context.ts'
import { problemText } from '../i18n/problem-text.ts'
import { useLoginAddress } from '../session/use-login-address.ts'
import { useSession } from '../session/use-session.ts'
import { showToast } from '../ui/feedback/toast.ts'
import { createFavouriteList, type SendFavourite } from './favourite-list.ts'
import { markFavourites } from './favourite-marks.ts'
import { pendingFavourite } from './pending-favourite.ts'
import { usePlayerQuery } from './use-player-query.ts'

/** Adds a game to the favourites, or removes it. */
export type SetFavourite = (game: Game, isFavourite: boolean) => void

const SetFavouriteContext = createContext<SetFavourite | null>(null)

/** Adds and removes favourites; `null` where the brand has none. The function's identity never changes. */
export const useSetFavourite = () => use(SetFavouriteContext)

const toastMs = 3_000
const inPlace = { shownInPlace: true }
const noGames: readonly Game[] = []

/** Shows the player's favourites as hearts on the page and handles clicks on them. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const isOffered = useStartup().capabilities.includes('favourites')
  const { status, isConfirmed } = useSession()
  const { data } = usePlayerQuery('listFavourites', {})
  const change = useChangeFavourite()
  const games = status === 'player' && data ? data.games : noGames
  useEffect(() => markFavourites(games), [games])

  const isPlayer = status === 'player' && isConfirmed
  const addPending = useEffectEvent(() => {
    const game = pendingFavourite.read()
    pendingFavourite.clear()
    if (game) change(game, true)
  })
  useEffect(() => {
    if (isPlayer) addPending()
  }, [isPlayer])

  // A stable function, so that hundreds of hearts do not rerender when the address changes.
  const latest = useRef<SetFavourite>(change)
  const handleClick = useHeartClick(status === 'player', change)
  useEffect(() => {
    latest.current = handleClick
  })
  const set = useCallback<SetFavourite>((game, isFavourite) => latest.current(game, isFavourite), [])
  return <SetFavouriteContext value={isOffered ? set : null}>{children}</SetFavouriteContext>
}

/** Handles a click on a heart: a visitor is sent to login first, and the game is stored until then. */
function useHeartClick(isPlayer: boolean, change: SetFavourite): SetFavourite {
  const navigate = useNavigate()
  const loginAddress = useLoginAddress()
  return (game, isFavourite) => {
    if (isPlayer) return change(game, isFavourite)
    pendingFavourite.write(game)
    void navigate(loginAddress)
  }
}

/** Changes the list; a failure shows a toast (3 s with a progress bar: specification, section 8). */
function useChangeFavourite(): SetFavourite {
  const client = useQueryClient()
  const { i18n } = useTranslation()
  const list = useMemo(() => {
    const send: SendFavourite = ({ gameCode, providerCode, gameType }, isFavourite) =>
      isFavourite
        ? runOperation(client, 'addFavourite', { body: { gameCode, providerCode, gameType } }, inPlace)
        : runOperation(
            client,
            'removeFavourite',
            { params: { providerCode, gameCode }, query: { gameType } },
            inPlace,
          )
    return createFavouriteList(client, send)
  }, [client])
  return (game, isFavourite) => {
    list(game, isFavourite).catch((error: unknown) => {
      if (!(error instanceof ProblemError) || error.problem.handling === 'endSession') return
      const text = problemText(error.problem, i18n)
      showToast({ tone: 'error', text, durationMs: toastMs, progress: true, button: false })
    })
  }
}
