import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../api/query.ts'

// Money is asked for once a minute; the seconds between are counted here.
const refetchMs = 60_000

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
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const elapsedMs = Math.max(0, nowMs - dataUpdatedAt)
  return { summary: data, seconds: data && data.sessionSeconds + Math.floor(elapsedMs / 1000), refetch }
}
