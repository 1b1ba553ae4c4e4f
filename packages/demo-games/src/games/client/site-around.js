/** Tells the page around the game. */
export function notifyParent(notification) {
  if (parent !== window) parent.postMessage(notification, '*')
}

/** Leaves out what the page around the game has, too, and has the home link lead where that page wants it. */
export function fitIntoSite(mode) {
  if (parent === window) return
  document.documentElement.dataset.framed = mode
  // A sandboxed frame may not navigate the top-level page, so the page around it has to.
  document.getElementById('lobby').addEventListener('click', (event) => {
    event.preventDefault()
    notifyParent({ type: 'marquee:lobby' })
  })
}
