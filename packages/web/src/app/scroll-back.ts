// What is still to come (a lobby's height, pictures) comes by then, or the visitor has begun to read.
const patienceMs = 3_000
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place, in px from the top, and again whenever the page grows until the place is reached: a page that
 * Back leads to may be drawn in steps. Gives up when the visitor takes over. Answers how to stop.
 */
export function scrollBack(top: number): () => void {
  const growth = new ResizeObserver(() => reach())
  const timer = setTimeout(stop, patienceMs)

  function reach(): void {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) stop()
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
