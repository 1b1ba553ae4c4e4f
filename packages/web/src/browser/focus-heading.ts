/** What has the focus; null for nothing, and for what is hidden, from which the browser takes it a moment later. */
export function focusedElement(): Element | null {
  const { activeElement: focused, body } = document
  return focused && focused !== body && focused.getClientRects().length > 0 ? focused : null
}

/** Moves the focus to the heading of the page, where reading begins. A cursor in a form of the page stays. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading || focusedElement()?.matches('main form *')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
