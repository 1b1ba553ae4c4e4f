import { hasUnsavedInput } from './reload-page.ts'

/** The pause before something appears by itself, so that it is not pressed by mistake. */
export const pauseMs = 3_000

const inputs = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown'] as const
const events = [...inputs, 'visibilitychange'] as const

/**
 * Calls back once the page was visible for this long without input, while nothing lies over it and no form is in use.
 * @returns a function that cancels the call
 */
export function onQuietPage(quietMs: number, callback: () => void): () => void {
  let timer = setTimeout(runIfQuiet, quietMs)

  function restart(): void {
    clearTimeout(timer)
    timer = setTimeout(runIfQuiet, quietMs)
  }
  function runIfQuiet(): void {
    if (isQuiet()) {
      cancel()
      callback()
    } else restart()
  }
  function cancel(): void {
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, restart, { capture: true })
  }

  for (const event of events) window.addEventListener(event, restart, { capture: true, passive: true })
  return cancel
}

function isQuiet(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, iframe') ?? false
  return !document.hidden && !isTyping && !hasUnsavedInput() && !document.querySelector('details[open]')
}
