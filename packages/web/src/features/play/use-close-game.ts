import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { queryKey } from '../../api/query.ts'

interface OpenGame {
  /** Missing while no game is open in this page. */
  gameSessionId: string | undefined
  /** The page came back from the browser's memory, after its game was closed. */
  onReturn: () => void
}

/**
 * Says that a game in this page was left: by a link, by another game, or by closing the tab. What the platform does
 * with it then changes the balance and the recent games, which are asked for again.
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
      }
      // Nobody is there to be told of a failure; the platform closes what is left alone.
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
