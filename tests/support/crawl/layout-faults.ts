import type { Page } from 'playwright-core'
import { targetFaults } from './target-faults.ts'

const fixedTargets =
  'header:not(:is(main, article) header) :is(a, button, summary), .mobile-bar :is(a, button)'

/**
 * The layout faults of the page in its current state: horizontal scrolling, clipped text, images without `alt`,
 * words of a tile that run into each other, a wrong number of `h1`, touch targets that are too small, and overlapping
 * header controls.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findFaults)), ...(await targetFaults(page, fixedTargets))]
}

// Runs in the page, so it cannot use anything outside its own body.
function findFaults(): string[] {
  const widthPx = window.innerWidth
  const faults: string[] = []
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.className
    return `${element.tagName.toLowerCase()} “${String(name).slice(0, 40)}”`
  }

  const { scrollWidth } = document.documentElement
  if (scrollWidth > widthPx) {
    const wide = all('body *').filter((element) => element.getBoundingClientRect().right > widthPx + 1)
    const widest = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    faults.push(`scrolls horizontally: ${scrollWidth} px: ${widest.map(describe).join(', ')}`)
  }

  // Text that overflows its button or link, or is clipped by an ancestor. Scrollable and animated boxes still let the
  // user reach the text, and an ellipsis shows that text is missing. One fault per box.
  const reported = new Set<Element>()
  const isMoving = (element: Element) => element.getAnimations().length > 0
  for (const element of all('body *')) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    if (texts.length === 0 || element.closest('.visually-hidden, .skip-link')) continue
    // A column of icons has its names behind its edge until it is pointed at or focused, and is wide then.
    const column = element.closest('.navigation-narrow')
    if (column && column.clientWidth < 100) continue
    const edges = texts.map((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getBoundingClientRect()
    })
    const left = Math.min(...edges.map((edge) => edge.left))
    const right = Math.max(...edges.map((edge) => edge.right))
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, textOverflow } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isMoving(box)) break
      const isButton = box.matches('a, button, summary') && display !== 'inline'
      if (reported.has(box) || !(isButton || /hidden|clip/.test(overflowX))) continue
      const edge = box.getBoundingClientRect()
      const overPx = Math.round(Math.max(right - edge.right, edge.left - left))
      if (overPx <= 1) continue
      reported.add(box)
      faults.push(`${describe(element)} is ${overPx} px over the edge of ${box.className || describe(box)}`)
    }
  }

  // Words that stand beside each other on a game's tile.
  for (const provider of all('.tile .tile-provider')) {
    const demo = provider.closest('.tile')?.querySelector('.tile-demo')
    if (!demo || !isVisible(demo)) continue
    const [named, offered] = [provider, demo].map((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getBoundingClientRect()
    })
    if (!named || !offered || named.top >= offered.bottom || offered.top >= named.bottom) continue
    // What lies beyond an ellipsis is not painted.
    const { overflowX, paddingRight } = getComputedStyle(provider)
    const edge = provider.getBoundingClientRect().right - Number.parseFloat(paddingRight)
    const right = overflowX === 'visible' ? named.right : Math.min(named.right, edge)
    if (right > offered.left + 1) faults.push(`${describe(provider)} runs into ${describe(demo)}`)
  }

  for (const image of all('img:not([alt])')) faults.push(`no alt: ${image.getAttribute('src')}`)

  const headings = all('h1').length
  if (headings !== 1) faults.push(`${headings} headings of level 1`)

  const isHeader = (element: Element) => element.closest('header')?.closest('main, article') === null
  const headerParts = all('header :is(a, button, summary, output)').filter(isHeader)
  for (const [at, one] of headerParts.entries()) {
    const a = one.getBoundingClientRect()
    if (a.left < -1 || a.right > widthPx + 1) faults.push(`${describe(one)} leaves the header`)
    for (const other of headerParts.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      if (one.closest('details') !== null && one.closest('details') === other.closest('details')) continue
      const b = other.getBoundingClientRect()
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 1 && down > 1)
        faults.push(`${describe(one)} and ${describe(other)} overlap by ${Math.round(across)} px`)
    }
  }
  return faults
}
