import type { FocusEvent } from 'react'

// The ring around what has the focus.
const ringPx = 6

/** Brings what stands in a row that scrolls sideways wholly into sight. */
export function scrollIntoRow(row: Element, element: Element): void {
  const seen = row.getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  if (right > seen.right) row.scrollBy({ left: right - seen.right + ringPx })
  else if (left < seen.left) row.scrollBy({ left: left - seen.left - ringPx })
}

/**
 * Brings what the keyboard's focus has reached in a row that scrolls sideways wholly into sight. A browser leaves it
 * where it is as soon as an edge of it is seen.
 */
export function scrollFocusIntoRow({ target, currentTarget: row }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) scrollIntoRow(row, target)
}
