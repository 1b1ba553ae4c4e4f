import type { Startup } from '@marquee/contracts/areas/site/startup'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { now } from '../../browser/clock.ts'

interface RetryOptions {
  /** Whether the start-up data lets the visitor in. */
  isOpen: (startup: Startup) => boolean
  /** The minimum delay between two tries, in ms. */
  minDelayMs?: number
}

/** `nextTryAtMs` is ms since the epoch; `null` before hydration. */
export interface RetryState {
  nextTryAtMs: number | null
  isTrying: boolean
  tryNow: () => void
}

/**
 * Retries start-up with a growing delay, and at once when the network or the visitor comes back. Reloads the page as
 * soon as the site would open.
 */
export function useStartupRetry({ isOpen, minDelayMs = 0 }: RetryOptions): RetryState {
  const [attempt, setAttempt] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const [nextTryAtMs, setNextTryAtMs] = useState<number | null>(null)
  const tryNow = useCallback(() => setTrying(true), [])

  useEffect(() => {
    if (isTrying) return
    const delayMs = Math.max(minDelayMs, retryDelayMs(attempt, Math.random()))
    setNextTryAtMs(now() + delayMs)
    const timer = setTimeout(tryNow, delayMs)
    window.addEventListener('online', tryNow)
    window.addEventListener('focus', tryNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryNow)
      window.removeEventListener('focus', tryNow)
    }
  }, [attempt, isTrying, minDelayMs, tryNow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is only called when the response arrives
  useEffect(() => {
    if (!isTrying) return
    const controller = new AbortController()
    const scheduleNext = () => {
      if (controller.signal.aborted) return
      setAttempt((last) => last + 1)
      setTrying(false)
    }
    call('getStartup', {}, { signal: controller.signal })
      .then((startup) => (isOpen(startup) ? location.reload() : scheduleNext()))
      .catch(scheduleNext)
    return () => controller.abort()
  }, [isTrying])

  return { nextTryAtMs, isTrying, tryNow }
}

const firstMs = 2_000
const maxMs = 30_000

/**
 * The delay before retry number `attempt` (from 0), in ms: exponential backoff up to 30 s. `random` (0 to 1) adds jitter,
 * so that the visitors of a brand do not return all at once.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delayMs = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 10))
  return Math.round(delayMs * (0.75 + random * 0.5))
}
