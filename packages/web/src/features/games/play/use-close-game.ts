import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../api/call.ts'
import { queryKey } from '../../../api/query.ts'

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
export function useCloseGame({ gameSessionId, onReturn }: OpenGame): void {
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
