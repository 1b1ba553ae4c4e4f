import type { Page } from 'playwright-core'

/** Cumulative Layout Shift. A line that breaks anew when the font is there moves the smallest phone by as much. */
const mostMovement = 0.03

/**
 * What moved since the page came without anybody's doing, and pictures that would move it. It counts all that
 * happened, so it is to be asked before anything else is done to the page.
 */
export async function movementFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate(shifts, mostMovement)), ...(await page.evaluate(unreserved))]
}

// Both run in the page, so everything they need is inside.
async function shifts(most: number): Promise<string[]> {
  type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>
  type Source = { node: Node | null; previousRect: Box; currentRect: Box }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // What was kept from before the observer comes as a task. A browser without a screen may draw no frame for long.
  await new Promise<unknown>((next) => {
    requestAnimationFrame(() => setTimeout(next))
    setTimeout(next, 1_000)
  })
  entries.push(...observer.takeRecords())
  observer.disconnect()
  const own = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)
  const total = own.reduce((sum, { value }) => sum + value, 0)
  if (total <= most) return []
  const name = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}`
      : `${node?.nodeName}`
  const box = ({ x, y, width, height }: Box) => `${[x, y, width, height].map(Math.round).join(' ')}`
  const moves = own.flatMap(({ sources }) =>
    sources.map((at) => `${name(at.node)} from ${box(at.previousRect)} to ${box(at.currentRect)}`),
  )
  return [`moves by ${total.toFixed(3)}: ${moves.join(', ')}`]
}

// The place of a picture that changes when its file is left out of account is not kept before the file is there.
function unreserved(): string[] {
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
    .map((image, at) => `keeps no place for ${name(image)}: ${before[at]}, without its file ${without[at]}`)
    .filter((_fault, at) => before[at] !== without[at])
}
