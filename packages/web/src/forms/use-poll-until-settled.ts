import { useEffect, useEffectEvent, useState } from 'react'

// Two minutes in all: a request that has not arrived by then never will.
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

interface PollOptions {
  /** Resolves with whether the page shows by now that it happened. */
  ask: () => Promise<boolean>
  /** It has not happened, and will not. */
  onOver: () => void
}

/** Polls with growing pauses what became of a change whose answer was lost, while the page is mounted. */
export function usePollUntilSettled({ ask, onOver }: PollOptions) {
  const [round, setRound] = useState<number>()
  const poll = useEffectEvent(() => ask().catch(() => false))
  const giveUp = useEffectEvent(onOver)
  useEffect(() => {
    if (round === undefined) return
    let isLive = true
    const timer = setTimeout(async () => {
      const isKnown = await poll()
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
  return { isPolling: round !== undefined, begin: () => setRound(0), end: () => setRound(undefined) }
}
