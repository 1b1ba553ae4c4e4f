import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { query } from '../../api/query.ts'

const everyMs = 15_000

/** The balance while a game runs: asked every 15 s while the page is seen, on focus, and when the game is left. */
export function useLiveBalance() {
  const client = useQueryClient()
  const balance = query('getBalance', {})
  const { data } = useQuery({ ...balance, refetchInterval: everyMs, refetchOnWindowFocus: 'always' })
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: query('getBalance', {}).queryKey }),
    [client],
  )
  useEffect(() => refresh, [refresh])
  return { balance: data?.balance, refresh }
}
