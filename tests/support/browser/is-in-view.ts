/** Whether an element is on the screen, with nothing over it. Runs in the page. */
export function isInView(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 8, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && (hit === element || element.contains(hit))
}
