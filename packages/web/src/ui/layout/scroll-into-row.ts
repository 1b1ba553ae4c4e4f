import type { FocusEvent } from 'react'

// Width of the focus ring.
const ringPx = 6

/** Scrolls a horizontally scrolling row until the whole of an element in it is visible. */
export function scrollIntoRow(row: Element, element: Element): void {
  const visible = row.getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  if (right > visible.right) row.scrollBy({ left: right - visible.right + ringPx })
  else if (left < visible.left) row.scrollBy({ left: left - visible.left - ringPx })
}

/**
 * Focus handler of a horizontally scrolling row: makes the whole of the focused element visible. Browsers do not scroll
 * to an element that is partly visible.
 */
export function scrollFocusIntoRow({ target, currentTarget: row }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) scrollIntoRow(row, target)
}
