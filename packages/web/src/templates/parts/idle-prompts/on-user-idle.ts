const idleMs = 3_000
const inputEvents = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'] as const

/**
 * Calls back once there was no input for 3 s, nothing lies over the page and no field has the focus, so that what
 * appears then is not pressed by mistake.
 * @returns a function that cancels the call
 */
export function onUserIdle(callback: () => void): () => void {
  let timer = setTimeout(runIfIdle, idleMs)

  function restart(): void {
    clearTimeout(timer)
    timer = setTimeout(runIfIdle, idleMs)
  }
  function runIfIdle(): void {
    if (isPageIdle()) {
      cancel()
      callback()
    } else restart()
  }
  function cancel(): void {
    clearTimeout(timer)
    for (const event of inputEvents) window.removeEventListener(event, restart, { capture: true })
  }

  for (const event of inputEvents) window.addEventListener(event, restart, { capture: true, passive: true })
  return cancel
}

function isPageIdle(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, iframe') ?? false
  return !document.hidden && !isTyping && !document.querySelector('dialog[open], details[open]')
}
