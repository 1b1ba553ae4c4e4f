/**
 * Holds back clicks on buttons that the server drew until the client sends its `hydrated` event, and then repeats each
 * of them once. React would otherwise hear a click in some parts of the page and not in others. Buttons that the
 * client draws by itself are left alone.
 */
export function replayEarlyClicks(): void {
  let buttons: HTMLButtonElement[] = []

  const holdBack = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
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

  addEventListener('DOMContentLoaded', () => {
    buttons = [...document.querySelectorAll<HTMLButtonElement>('#app button[type=button]')]
  })
  addEventListener('click', holdBack, true)
  // Not within the effect that sends the event: React could not hydrate a postponed part there.
  addEventListener('hydrated', () => setTimeout(replay), { once: true })
}
