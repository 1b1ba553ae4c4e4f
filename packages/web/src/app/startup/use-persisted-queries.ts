import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { persistedQueries } from '../../session/player-queries.ts'
import { storedPlayer } from '../../session/session-state.ts'
import { useBuildWatch } from '../updates/build-context.ts'

/** Stores the player's last responses when the page is left and restores them after a reload. */
export function usePersistedQueries(): void {
  const client = useQueryClient()
  const buildId = useBuildWatch()?.buildId
  useEffect(() => {
    const owner = () => {
      const player = storedPlayer.read()
      return player && `${buildId} ${player.accountId}`
    }
    persistedQueries.restore(client, owner())
    const persist = () => persistedQueries.persist(client, owner())
    window.addEventListener('pagehide', persist)
    return () => window.removeEventListener('pagehide', persist)
  }, [client, buildId])
}
