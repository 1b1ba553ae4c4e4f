import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { query } from '../../api/query.ts'

const refetchMs = 15_000

/** The balance while a game runs: refetched every 15 s while the page is visible, on focus, and on leaving the game. */
export function useLiveBalance() {
  const client = useQueryClient()
  const balance = query('getBalance', {})
  const { data } = useQuery({ ...balance, refetchInterval: refetchMs, refetchOnWindowFocus: 'always' })
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: query('getBalance', {}).queryKey }),
    [client],
  )
  useEffect(() => refresh, [refresh])
  return { balance: data?.balance, refresh }
}
