const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a target, and again whenever the page grows, because a page may render in steps. `scroll` returns whether
 * the target was reached for good. Stops at the visitor's own input and after `timeoutMs`.
 *
 * @returns a function that stops it
 */
export function keepScrollTarget(scroll: () => boolean, timeoutMs: number): () => void {
  const observer = new ResizeObserver(() => tryScroll())
  const timer = setTimeout(stop, timeoutMs)

  function tryScroll(): void {
    if (scroll()) stop()
  }
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of inputEvents) window.removeEventListener(name, stop)
  }

  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true })
  observer.observe(document.body)
  tryScroll()
  return stop
}
