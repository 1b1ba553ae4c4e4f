import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { query } from '../../../../api/query.ts'

// Money is asked for once a minute, and once the balance beside it rests; the seconds between are counted here.
const refetchMs = 60_000
const restMs = 4_000

/** The running session as the platform counts it, and how many seconds it has lasted by now. */
export function useSessionSummary() {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query('getSessionSummary', {}),
    refetchInterval: refetchMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    // The game goes on without it.
    meta: { shownInPlace: true },
  })
  useOnRestingBalance(refetch)
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const elapsedMs = Math.max(0, nowMs - dataUpdatedAt)
  return { summary: data, seconds: data && data.sessionSeconds + Math.floor(elapsedMs / 1000), refetch }
}

/** Calls back some seconds after the shown balance has last changed: fast rounds are not asked for one by one. */
function useOnRestingBalance(callback: () => unknown): void {
  const amount = useQuery({ ...query('getBalance', {}), enabled: false }).data?.balance.amount
  const counted = useRef(amount)
  useEffect(() => {
    counted.current ??= amount
    if (amount === counted.current) return
    const timer = setTimeout(() => {
      counted.current = amount
      callback()
    }, restMs)
    return () => clearTimeout(timer)
  }, [amount, callback])
}
