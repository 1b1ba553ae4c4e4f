import type { Page } from 'playwright-core'

/** Cumulative Layout Shift. A line that wraps differently once the web font has loaded shifts the smallest phone by this. */
const maxLayoutShift = 0.03

/**
 * Layout shifts since the page was loaded, and images whose space is not reserved. It counts every shift so far, so
 * call it before doing anything else to the page.
 */
export async function movementFaults(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(shifts, maxLayoutShift)),
    ...(await page.evaluate(imagesWithoutReservedSpace)),
  ]
}

// Both functions run in the page, so they cannot use anything outside their own bodies.
async function shifts(max: number): Promise<string[]> {
  type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>
  type Source = { node: Node | null; previousRect: Box; currentRect: Box }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // Buffered entries are delivered in a task. A headless browser may not draw a frame for a long time.
  await new Promise<unknown>((next) => {
    requestAnimationFrame(() => setTimeout(next))
    setTimeout(next, 1_000)
  })
  entries.push(...observer.takeRecords())
  observer.disconnect()
  const own = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
  const total = own.reduce((sum, { value }) => sum + value, 0)
  if (total <= max) return []
  const name = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}`
      : `${node?.nodeName}`
  const box = ({ x, y, width, height }: Box) => `${[x, y, width, height].map(Math.round).join(' ')}`
  const moves = own.flatMap(({ sources }) =>
    sources.map((at) => `${name(at.node)} from ${box(at.previousRect)} to ${box(at.currentRect)}`),
  )
  return [`shifts by ${total.toFixed(3)}: ${moves.join(', ')}`]
}

// With `contain: size` an image ignores its file; if its box changes, no space was reserved before the file loaded.
function imagesWithoutReservedSpace(): string[] {
  const images = [...document.images].filter((image) => image.checkVisibility())
  const size = (image: Element) => {
    const { width, height } = image.getBoundingClientRect()
    return `${Math.round(width)} × ${Math.round(height)} px`
  }
  const before = images.map(size)
  for (const image of images) image.style.contain = 'size'
  const without = images.map(size)
  for (const image of images) image.style.contain = ''
  const name = (image: HTMLImageElement) => image.className || image.getAttribute('src')
  return images
    .map(
      (image, at) => `reserves no space for ${name(image)}: ${before[at]}, without its file ${without[at]}`,
    )
    .filter((_fault, at) => before[at] !== without[at])
}
