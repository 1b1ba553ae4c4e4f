/**
 * Lets the browser's Back close something instead of leaving the page. An entry for the same address is laid on
 * the history while anything is open, with the router's own state kept in it; it is taken off again when the thing
 * closes in another way. The router hears of neither. Answers how to stop.
 */
export function closeOnBack(onClose: () => void): () => void {
  const address = location.href
  open += 1
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, '')
  const onPop = (event: PopStateEvent) => {
    // A longer way back has changed the page: that is the router's to show.
    if (location.href === address) event.stopImmediatePropagation()
    onClose()
  }
  window.addEventListener('popstate', onPop, true)
  return () => {
    open -= 1
    window.removeEventListener('popstate', onPop, true)
    // What closes one thing may open another or go to another page in the same breath.
    setTimeout(takeOff)
  }
}

const mark = 'closesOnBack'
let open = 0

const isOurs = () => Boolean(history.state?.[mark])

function takeOff(): void {
  if (open > 0 || !isOurs()) return
  const address = location.href
  const swallow = (event: PopStateEvent) => {
    if (location.href === address) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', swallow, { capture: true, once: true })
  history.back()
}
