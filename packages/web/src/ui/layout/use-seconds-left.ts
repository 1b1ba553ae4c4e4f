import { useEffect, useState } from 'react'

/** Counts down the whole seconds until a time (Unix ms); 0 once it has passed, or without one. */
export function useSecondsLeft(untilMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    setNowMs(Date.now())
    if (untilMs === undefined) return
    const timer = setInterval(() => {
      const now = Date.now()
      setNowMs(now)
      if (now >= untilMs) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [untilMs])
  return untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}
