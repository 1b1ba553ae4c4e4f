/** What a page says in its language when it cannot start. The document has these texts beside its scripts. */
interface FailureTexts {
  failed?: string
  offline?: string
  reload?: string
}

/**
 * Makes the recovery of a page whose scripts cannot be loaded, as when a newer build has replaced them. The page is
 * reloaded once by itself; where that did not help, it says so. One that was reloaded already is never reloaded again, so
 * nothing has to be remembered, and a browser without storage is not reloaded for ever.
 */
export function createRecovery({ failed = '', offline = '', reload: label = '' }: FailureTexts): () => void {
  let isTold = false
  const reload = () => location.reload()

  return () => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { onLine } = navigator
    if (onLine && load && load.type !== 'reload') return reload()
    // Each script that is missing says so.
    if (isTold) return
    isTold = true
    addEventListener('online', reload)
    // They wait for the client.
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]'))
      delete button.dataset.pressed
    const notice = document.createElement('p')
    const button = document.createElement('button')
    document.body.append(Object.assign(notice, { className: 'offline-notice', role: 'alert' }))
    notice.append(
      onLine ? failed : offline,
      Object.assign(button, { className: 'button button-filled', textContent: label, onclick: reload }),
    )
  }
}
