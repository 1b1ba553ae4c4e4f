/**
 * Makes the browser's Back close an overlay instead of leaving the page. While any overlay is open, the history has an
 * extra entry for the same address with a copy of the router's state; it is removed when the overlay closes in another
 * way. The router does not see either change.
 * @returns a function to call when the overlay closes
 */
export function closeOnBack(onClose: () => void): () => void {
  const address = location.href
  openCount += 1
  if (!isOurEntry()) history.pushState({ ...history.state, [stateKey]: true }, '')
  const onPop = (event: PopStateEvent) => {
    // Going back by several entries changes the page, which the router must handle.
    if (location.href === address) event.stopImmediatePropagation()
    onClose()
  }
  window.addEventListener('popstate', onPop, true)
  return () => {
    openCount -= 1
    window.removeEventListener('popstate', onPop, true)
    // The same event may open another overlay or navigate, which needs the entry or replaces it.
    setTimeout(removeEntry)
  }
}

const stateKey = 'closesOnBack'
let openCount = 0

const isOurEntry = () => Boolean(history.state?.[stateKey])

function removeEntry(): void {
  if (openCount > 0 || !isOurEntry()) return
  const address = location.href
  const hideFromRouter = (event: PopStateEvent) => {
    if (location.href === address) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true })
  history.back()
}
