/**
 * Holds back clicks on server-rendered buttons until the client dispatches its `hydrated` event, then replays each of
 * them once. React would otherwise handle early clicks in some parts of the page and lose them in others. Buttons that
 * the client renders are unaffected.
 */
export function replayEarlyClicks(): void {
  let buttons: HTMLButtonElement[] = []

  const holdBack = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    markPending((event.target as Element).closest('a'))
    if (!button || !buttons.includes(button)) return
    event.stopImmediatePropagation()
    button.dataset.pressed = ''
  }
  const replay = () => {
    removeEventListener('click', holdBack, true)
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pressed]')) {
      button.click()
      delete button.dataset.pressed
    }
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const link of document.querySelectorAll<HTMLElement>('[data-pending]')) delete link.dataset.pending
  })
  addEventListener('DOMContentLoaded', () => {
    buttons = [...document.querySelectorAll<HTMLButtonElement>('#app button[type=button]')]
  })
  addEventListener('click', holdBack, true)
  // Not inside the effect that dispatches the event, where React cannot hydrate a postponed part.
  addEventListener('hydrated', () => setTimeout(replay), { once: true })
}

/** Marks a link that loads another page of the site, as the client does once it is there. */
function markPending(link: HTMLAnchorElement | null): void {
  const isElsewhere =
    link && (link.target || link.origin !== location.origin || link.pathname === location.pathname)
  if (link && !isElsewhere) link.dataset.pending = ''
}
