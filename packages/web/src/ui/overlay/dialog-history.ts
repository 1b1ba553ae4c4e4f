import { closableDialogs } from './dialog-stack.ts'

/**
 * Makes the browser's Back close the top dialog instead of leaving the page. For each open dialog the history has an
 * extra entry for the same address, with a copy of the router's state and the number of dialogs; it is removed when the
 * dialog closes in another way. Where a link has led away from it, Back leaves it out. The router does not see any of
 * this.
 */
export const dialogHistory = {
  /** Adds the entry of a dialog that has opened. */
  add(): void {
    const depth = closableDialogs().length
    if (depth === 0) return
    address = location.href
    // Once, however often it is asked for.
    window.addEventListener('popstate', onPop, true)
    if (depthHere() < depth) history.pushState({ ...history.state, [depthField]: depth }, '')
  },
  /** Removes the entries of the dialogs that have closed. */
  remove(): void {
    // The same event may open another dialog or navigate, which needs the entry or replaces it.
    setTimeout(removeSurplus)
  },
}

const depthField = 'dialogs'
let address = ''
let isRemoving = false

const depthHere = (): number => Number(history.state?.[depthField] ?? 0)

/** How many dialogs this entry of the history is for that are not open. */
const surplusHere = (): number => Math.max(0, depthHere() - closableDialogs().length)

function removeSurplus(): void {
  const surplus = surplusHere()
  if (isRemoving || surplus === 0) return
  isRemoving = true
  history.go(-surplus)
}

function onPop(event: PopStateEvent): void {
  const dialogs = closableDialogs()
  const surplus = surplusHere()
  // Going back by several entries changes the page, which the router must handle.
  const isSamePage = dialogs.length > 0 && location.href === address
  if (isRemoving || surplus > 0 || isSamePage) event.stopImmediatePropagation()
  if (isRemoving) {
    isRemoving = false
    removeSurplus()
  } else if (surplus > 0) history.go(-surplus)
  else for (const { close } of dialogs.slice(depthHere()).reverse()) close()
}
