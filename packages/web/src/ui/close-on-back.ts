/**
 * Lets the browser's Back close something instead of leaving the page, once. Uses the Navigation API, so the
 * history gets no entries of ours; where it is missing, or Back may not be stopped, the page changes as ever.
 * Answers how to stop listening.
 */
export function closeOnBack(onClose: () => void): (() => void) | undefined {
  if (!('navigation' in window)) return undefined
  const { navigation } = window
  const onNavigate = (event: NavigateEvent) => {
    const isBack =
      event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0)
    if (!isBack || !event.cancelable) return
    event.preventDefault()
    onClose()
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
