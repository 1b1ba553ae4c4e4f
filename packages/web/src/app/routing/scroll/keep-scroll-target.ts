const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a target, and again whenever the page grows: one that Back or a hash leads to may be drawn in steps.
 * `scroll` returns whether the target was reached for good. Stops at the visitor's own input and after `timeoutMs`.
 *
 * @returns how to stop
 */
export function keepScrollTarget(scroll: () => boolean, timeoutMs: number): () => void {
  const growth = new ResizeObserver(() => reach())
  const timer = setTimeout(stop, timeoutMs)

  function reach(): void {
    if (scroll()) stop()
  }
  function stop(): void {
    growth.disconnect()
    clearTimeout(timer)
    for (const name of inputEvents) window.removeEventListener(name, stop)
  }

  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true })
  growth.observe(document.body)
  reach()
  return stop
}
