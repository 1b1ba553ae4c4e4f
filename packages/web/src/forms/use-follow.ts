import { useEffect, useEffectEvent, useState } from 'react'

// Two minutes in all: a request that has not arrived by then never will.
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

interface Following {
  /** Whether the page shows by now that it happened. */
  ask: () => Promise<boolean>
  /** It has not happened, and will not. */
  onOver: () => void
}

/** Asks with growing pauses what became of a change whose answer was lost, while the page stands. */
export function useFollow({ ask, onOver }: Following) {
  const [round, setRound] = useState<number>()
  const askNow = useEffectEvent(() => ask().catch(() => false))
  const giveUp = useEffectEvent(onOver)
  useEffect(() => {
    if (round === undefined) return
    let isLive = true
    const timer = setTimeout(async () => {
      const isKnown = await askNow()
      if (!isLive) return
      const isLast = round === pausesMs.length - 1
      if (isLast && !isKnown) giveUp()
      setRound(isKnown || isLast ? undefined : round + 1)
    }, pausesMs[round])
    return () => {
      isLive = false
      clearTimeout(timer)
    }
  }, [round])
  return { isFollowing: round !== undefined, begin: () => setRound(0), end: () => setRound(undefined) }
}
