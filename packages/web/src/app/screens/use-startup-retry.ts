import type { Startup } from '@marquee/contracts/site/get-startup'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { retryDelayMs } from './retry-delay.ts'

interface RetryOptions {
  /** Whether the start-up data now lets the visitor in. */
  isOpen: (startup: Startup) => boolean
  /** Waits at least this long between two retry, in ms. */
  firstDelayMs?: number
}

/** When the next try is, in ms of the clock; `null` while one is under way, and before hydration. */
export interface RetryState {
  nextTryAtMs: number | null
  isTrying: boolean
  tryNow: () => void
}

/**
 * Asks for start-up data again and again, with a growing pause, and at once when the network or the visitor comes
 * back. Reloads the page as soon as it would open.
 */
export function useStartupRetry({ isOpen, firstDelayMs = 0 }: RetryOptions): RetryState {
  const [attempt, setAttempt] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const [nextTryAtMs, setNextTryAtMs] = useState<number | null>(null)
  const tryNow = useCallback(() => setTrying(true), [])

  useEffect(() => {
    if (isTrying) return
    const delayMs = Math.max(firstDelayMs, retryDelayMs(attempt, Math.random()))
    setNextTryAtMs(Date.now() + delayMs)
    const timer = setTimeout(tryNow, delayMs)
    window.addEventListener('online', tryNow)
    window.addEventListener('focus', tryNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tryNow)
      window.removeEventListener('focus', tryNow)
    }
  }, [attempt, isTrying, firstDelayMs, tryNow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is asked when the answer comes
  useEffect(() => {
    if (!isTrying) return
    const controller = new AbortController()
    const again = () => {
      if (controller.signal.aborted) return
      setAttempt((last) => last + 1)
      setTrying(false)
    }
    call('getStartup', {}, { signal: controller.signal })
      .then((startup) => (isOpen(startup) ? location.reload() : again()))
      .catch(again)
    return () => controller.abort()
  }, [isTrying])

  return { nextTryAtMs, isTrying, tryNow }
}
