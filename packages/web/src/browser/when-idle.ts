import { isCrawler } from './is-crawler.ts'

// Some browsers report no idle time while nothing moves on the page.
const timeoutMs = 5000

/**
 * Runs an action once the page has loaded and the browser is idle, or after a timeout. Never for a crawler, which reads
 * what is there and leaves.
 *
 * @returns a function that cancels it
 */
export function whenIdle(action: () => void): () => void {
  if (isCrawler(navigator.userAgent)) return () => {}
  let handle: number | undefined
  const schedule = () => {
    handle = hasIdleCallback()
      ? requestIdleCallback(action, { timeout: timeoutMs })
      : window.setTimeout(action, 1000)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    window.removeEventListener('load', schedule)
    if (handle === undefined) return
    if (hasIdleCallback()) cancelIdleCallback(handle)
    else clearTimeout(handle)
  }
}

// Safari has no idle callbacks.
const hasIdleCallback = () => typeof requestIdleCallback === 'function'

/** Whether the visitor has turned on data saving; false where the browser does not report it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Runs an action once the next frame has been painted.
 *
 * @returns a function that cancels it
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Lets the browser paint and handle input before the next task. */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
