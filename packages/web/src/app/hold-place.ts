const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place of the page, and again whenever the page grows: one that Back or a hash leads to may be drawn in
 * steps. `goThere` answers whether it was reached for good. Gives up when the visitor takes over, or has had the time
 * to begin to read. Answers how to stop.
 */
export function holdPlace(goThere: () => boolean, patienceMs: number): () => void {
  const growth = new ResizeObserver(() => reach())
  const timer = setTimeout(stop, patienceMs)

  function reach(): void {
    if (goThere()) stop()
  }
  function stop(): void {
    growth.disconnect()
    clearTimeout(timer)
    for (const hand of hands) window.removeEventListener(hand, stop)
  }

  for (const hand of hands) window.addEventListener(hand, stop, { passive: true })
  growth.observe(document.body)
  reach()
  return stop
}
