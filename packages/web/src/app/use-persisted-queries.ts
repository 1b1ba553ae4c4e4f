import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { persistedQueries } from '../session/persisted-queries.ts'
import { storedPlayer } from '../session/stored-player.ts'
import { useBuildWatch } from './build-context.ts'

/** Keeps the player's last answers when the page goes, and brings them back when it is loaded anew. */
export function usePersistedQueries(): void {
  const client = useQueryClient()
  const buildId = useBuildWatch()?.buildId
  useEffect(() => {
    const owner = () => {
      const player = storedPlayer.read()
      return player && `${buildId} ${player.accountId}`
    }
    persistedQueries.restore(client, owner())
    const keep = () => persistedQueries.keep(client, owner())
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [client, buildId])
}
