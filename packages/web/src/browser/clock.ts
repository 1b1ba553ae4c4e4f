import { useEffect, useState } from 'react'

/** What the gateway's clock is ahead of the page's monotonic one; undefined until an answer has told it. */
let aheadMs: number | undefined

/**
 * Learns the gateway's time from an answer's `Date`. An answer may come late or from a cache, never from the future, so
 * that the furthest time counts.
 */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(told)) aheadMs = Math.max(aheadMs ?? Number.NEGATIVE_INFINITY, told - performance.now())
}

/**
 * The time in milliseconds since 1970: the gateway's, because a device's clock may be wrong and is set while a page is
 * open; the device's until an answer has come, and on the server.
 */
export const now = (): number => (aheadMs === undefined ? Date.now() : aheadMs + performance.now())

/** The time, told anew at each interval until a time has come; null for not at all. */
export function useNow(intervalMs: number, untilMs: number | null = Number.POSITIVE_INFINITY): number {
  const [nowMs, setNowMs] = useState(now)
  useEffect(() => {
    setNowMs(now())
    if (untilMs === null) return
    const timer = setInterval(() => {
      const current = now()
      setNowMs(current)
      if (current >= untilMs) clearInterval(timer)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, untilMs])
  return nowMs
}
