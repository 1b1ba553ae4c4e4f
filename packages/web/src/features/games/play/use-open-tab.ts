import { useState } from 'react'
import { createIdempotencyKey } from '../../../api/idempotency-key.ts'
import type { ProblemError } from '../../../api/problem-error.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { isGameUrl } from './game-message.ts'
import { type GamePlace, type LaunchBody, windowFeatures } from './launch-request.ts'
import type { OpenedGame } from './use-launch.ts'

/** Opens a game in a new tab or window. */
interface OpenTab {
  /** Must be called in the click handler itself. Resolves to whether one was opened. */
  open: (unused?: OpenedGame) => Promise<boolean>
  /** The game's address if the browser blocked it, for a plain link. */
  blockedUrl: string | undefined
  /** Why it was not launched. */
  error: ProblemError | null
}

/**
 * Opens a blank tab or window while the user activation of the click lasts, so that popup blockers allow it, and
 * navigates it to the game afterwards. An `unused` address is taken until it expires; otherwise the game is launched
 * for it.
 */
export function useOpenTab(body: LaunchBody, place: GamePlace): OpenTab {
  const { mutateAsync, error } = useOperation('launchGame')
  const [blockedUrl, setBlockedUrl] = useState<string>()

  const addressFor = async (unused: OpenedGame | undefined) => {
    if (unused && isValid(unused)) return unused.gameUrl
    const game = await mutateAsync({ body, idempotencyKey: createIdempotencyKey() }).catch(() => undefined)
    return game && isGameUrl(game.gameUrl) ? game.gameUrl : undefined
  }

  const open = async (unused?: OpenedGame) => {
    const features = place === 'window' ? windowFeatures(screen) : ''
    const tab = window.open('about:blank', '_blank', features)
    // The game must not have access to this page.
    if (tab) tab.opener = null
    const gameUrl = await addressFor(unused)
    if (gameUrl === undefined) {
      tab?.close()
      return false
    }
    if (tab && !tab.closed) tab.location.replace(gameUrl)
    else setBlockedUrl(gameUrl)
    return tab !== null
  }
  return { open, blockedUrl, error }
}

function isValid({ launchedAtMs, expiresInSeconds }: OpenedGame): boolean {
  return Date.now() - launchedAtMs < expiresInSeconds * 1000
}
