const quietMs = 3_000
const hands = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'] as const

/**
 * Does something once the visitor has touched nothing for 3 s, nothing lies over the page and nothing is being
 * typed: what appears then is under nobody's finger. Answers how to call it off.
 */
export function whenQuiet(action: () => void): () => void {
  let timer = setTimeout(tryIt, quietMs)

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(tryIt, quietMs)
  }
  function tryIt(): void {
    if (isFree()) {
      stop()
      action()
    } else wait()
  }
  function stop(): void {
    clearTimeout(timer)
    for (const hand of hands) window.removeEventListener(hand, wait, { capture: true })
  }

  for (const hand of hands) window.addEventListener(hand, wait, { capture: true, passive: true })
  return stop
}

function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, iframe') ?? false
  return !document.hidden && !isTyping && !document.querySelector('dialog[open], details[open]')
}
