import { useState } from 'react'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { useOperation } from '../../api/use-operation.ts'
import { isGameUrl } from './game-message.ts'
import type { LaunchBody } from './launch-request.ts'
import type { OpenedGame } from './use-launch.ts'

/** Opens a game in a tab of its own. */
export interface OpenTab {
  /** Call it in the click itself. Answers whether the tab is there. */
  open: (unused?: OpenedGame) => Promise<boolean>
  /** The game's address where the browser blocked the tab, for a plain link. */
  blockedUrl: string | undefined
}

/**
 * Opens a blank tab while the click still counts as the player's wish, and sends it to the game afterwards: a popup
 * blocker cannot stop it. An `unused` address is taken while it is good; else the game is launched for the tab.
 */
export function useOpenTab(body: LaunchBody): OpenTab {
  const { mutateAsync } = useOperation('launchGame')
  const [blockedUrl, setBlockedUrl] = useState<string>()

  const addressFor = async (unused: OpenedGame | undefined) => {
    if (unused && isGood(unused)) return unused.gameUrl
    const game = await mutateAsync({ body, idempotencyKey: createIdempotencyKey() }).catch(() => undefined)
    return game && isGameUrl(game.gameUrl) ? game.gameUrl : undefined
  }

  const open = async (unused?: OpenedGame) => {
    const tab = window.open('about:blank', '_blank')
    // The game shall not reach back into this page.
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
  return { open, blockedUrl }
}

function isGood({ askedAtMs, expiresInSeconds }: OpenedGame): boolean {
  return Date.now() - askedAtMs < expiresInSeconds * 1000
}
