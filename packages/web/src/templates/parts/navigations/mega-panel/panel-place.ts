/** Width of a panel beside a navigation that is a column, and its distance to the edges of the screen, in CSS px. */
const besideWidth = 520
const margin = 16

/** Where a panel stands on the screen, in CSS px: below a band, or beside the entry of a column. */
export function panelPlace(band: Element, item: Element): { top: number; left: number; width: number } {
  const edges = band.getBoundingClientRect()
  const entry = item.getBoundingClientRect()
  if (isColumn(band)) {
    const top = Math.max(margin, Math.min(entry.top, innerHeight * 0.5))
    return { top, left: edges.right, width: Math.min(besideWidth, innerWidth - edges.right - margin) }
  }
  const list = item.parentElement?.getBoundingClientRect() ?? edges
  return { top: edges.bottom, left: list.left, width: list.width }
}

/** Whether the entries of a navigation stand one below the other. */
export function isColumn(band: Element): boolean {
  const [first, second] = band.querySelectorAll(':scope > ul > li')
  if (!first || !second) return false
  return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom
}
