import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { useSession } from '../../session/session-state.ts'

/** Follows what changes for the player once the page is at rest. Without its code a page asks by itself. */
export function usePlayerEvents(): void {
  const client = useQueryClient()
  const { player, isConfirmed } = useSession()
  const accountId = isConfirmed ? player?.accountId : undefined
  useEffect(() => {
    if (accountId === undefined) return
    const stopped = new AbortController()
    const cancel = whenIdle(async () => {
      const loaded = await import('./follow-player.ts').catch(() => undefined)
      if (loaded && !stopped.signal.aborted)
        stopped.signal.addEventListener('abort', loaded.followPlayer(accountId, client))
    })
    return () => {
      cancel()
      stopped.abort()
    }
  }, [client, accountId])
}
