import { closableDialogs } from './dialog-stack.ts'

/**
 * Makes the browser's Back close the top dialog instead of leaving the page. For each open dialog the history has an
 * extra entry for the same address, with a copy of the router's state and the number of dialogs; it is removed when the
 * dialog closes in another way. The router does not see either change.
 */
export const dialogHistory = {
  /** Adds the entry of a dialog that has opened. */
  add(): void {
    const depth = closableDialogs().length
    if (depth === 0) return
    address = location.href
    window.addEventListener('popstate', onPop, true)
    if (depthHere() < depth) history.pushState({ ...history.state, [depthField]: depth }, '')
  },
  /** Removes the entries of the dialogs that have closed. */
  remove(): void {
    // The same event may open another dialog or navigate, which needs the entry or replaces it.
    setTimeout(() => {
      const surplus = depthHere() - closableDialogs().length
      if (surplus > 0) history.go(-surplus)
      else stopIfClosed()
    })
  },
}

const depthField = 'dialogs'
let address = ''

const depthHere = (): number => Number(history.state?.[depthField] ?? 0)

function onPop(event: PopStateEvent): void {
  // Going back by several entries changes the page, which the router must handle.
  if (location.href === address) event.stopImmediatePropagation()
  for (const { close } of closableDialogs().slice(depthHere()).reverse()) close()
  stopIfClosed()
}

function stopIfClosed(): void {
  if (closableDialogs().length === 0) window.removeEventListener('popstate', onPop, true)
}
