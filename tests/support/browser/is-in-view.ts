/** Whether what an element shows is on the screen, with nothing over it. Runs in the page. */
export function isInView(element: Element): boolean {
  // What holds a text alone has no box of its own.
  const shown = document.createRange()
  shown.selectNode(element)
  const { left, top, bottom } = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 8, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && (element.contains(hit) || hit?.contains(element) === true)
}
