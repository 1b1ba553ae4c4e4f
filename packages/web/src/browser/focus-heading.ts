/** Moves the focus to the heading of the page, where reading begins. A cursor in a form of the page stays. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading || document.activeElement?.matches('main form *')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
