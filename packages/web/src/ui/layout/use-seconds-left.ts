import { useEffect, useState } from 'react'

/** Whole seconds until a moment of the clock (ms), counted down; 0 when it has come, and for none. */
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
