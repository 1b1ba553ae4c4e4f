import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { query } from '../../api/query.ts'
import { usePollInterval } from '../../player/event-stream-connected.ts'
import { useSession } from '../../session/session-state.ts'

const refetchMs = 15_000

/**
 * A player's balance while a game runs: asked for on focus and on leaving the game, and every 15 s while the page is
 * visible and not told of changes.
 */
export function useLiveBalance() {
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
  return { balance: data?.balance, refresh }
}
