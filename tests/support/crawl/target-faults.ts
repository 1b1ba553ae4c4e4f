import type { Page } from 'playwright-core'

/** Says which of what is drawn and selected is too small a target for a thumb; on a wide screen nothing is. */
export async function targetFaults(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(tooSmall)
}

// Runs in the page, so everything it needs is inside.
function tooSmall(targets: Element[]): string[] {
  if (window.innerWidth >= 768) return []
  return targets.flatMap((target) => {
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const isInSight = () => {
      const { top, bottom } = target.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    if (!isInSight()) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width <= 1) return []
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = (acrossPx: number, downPx: number) =>
      target.contains(document.elementFromPoint(x + acrossPx, y + downPx))
    // A target may reach beyond what is drawn: half a finger to every side must still press it.
    const reaches =
      (width >= 43.5 || (isHit(-21.5, 0) && isHit(21.5, 0))) &&
      (height >= 43.5 || (isHit(0, -21.5) && isHit(0, 21.5)))
    const name = target.getAttribute('aria-label') || target.textContent?.trim() || target.className
    const size = `${Math.round(width)} × ${Math.round(height)} px`
    return reaches ? [] : [`${target.tagName.toLowerCase()} “${name}” is a target of ${size}`]
  })
}
