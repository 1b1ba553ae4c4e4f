// Some browsers find no time as long as nothing moves on the page.
const longestMs = 5000

/**
 * Does something once the page has loaded and the browser has time for it, or has not had any for a while.
 *
 * @returns the way to call it off
 */
export function whenIdle(action: () => void): () => void {
  let handle: number | undefined
  const wait = () => {
    handle = hasIdle() ? requestIdleCallback(action, { timeout: longestMs }) : window.setTimeout(action, 1000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (handle === undefined) return
    if (hasIdle()) cancelIdleCallback(handle)
    else clearTimeout(handle)
  }
}

// Safari has no idle callbacks; a moment after loading comes close.
const hasIdle = () => typeof requestIdleCallback === 'function'

/** Whether the visitor has asked to be spared data; browsers that do not say are taken to mind nothing. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
