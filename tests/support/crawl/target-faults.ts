import type { Page } from 'playwright-core'

/**
 * The selected, visible elements that are smaller than a 44 px touch target; none on wide screens. Measured while letters
 * have no size, because how wide a word is depends on the typefaces of the machine.
 */
export async function targetFaults(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(tooSmall)
}

// Runs in the page, so it cannot use anything outside its own body.
function tooSmall(targets: Element[]): string[] {
  if (window.innerWidth >= 768) return []
  const noLetters = new CSSStyleSheet()
  noLetters.replaceSync('* { font-size-adjust: 0 !important }')
  document.adoptedStyleSheets.push(noLetters)
  const faults = targets.flatMap((target) => {
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const isInViewport = () => {
      const { top, bottom } = target.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    if (!isInViewport()) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width <= 1 && height <= 1) return []
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = (acrossPx: number, downPx: number) =>
      target.contains(document.elementFromPoint(x + acrossPx, y + downPx))
    // The hit area may be larger than the element's box: a tap 22 px from the center must still hit it.
    const reaches =
      (width >= 43.5 || (isHit(-21.5, 0) && isHit(21.5, 0))) &&
      (height >= 43.5 || (isHit(0, -21.5) && isHit(0, 21.5)))
    const name = target.getAttribute('aria-label') || target.textContent?.trim() || target.className
    const size = `${Math.round(width)} × ${Math.round(height)} px`
    return reaches ? [] : [`${target.tagName.toLowerCase()} “${name}” is a target of ${size}`]
  })
  document.adoptedStyleSheets.pop()
  return faults
}
