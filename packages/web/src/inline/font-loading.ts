/** Which font a part of the page is drawn in: the template's typeface, or the system's font in its place. */
type Font = 'own' | 'fallback'

// The largest part of a page that is laid out quickly enough to be tried as a whole.
const mostElements = 40
// A browser, too, counts as a layout shift only what moves by more than two pixels.
const tolerancePx = 3

const root = document.documentElement

/** Returning visitors have the font files already, so they get the typeface from the first paint on. */
export function applyCachedFont(): void {
  // A page that a service worker controls is not a first visit. Looking into storage would delay the first paint.
  if (navigator.serviceWorker?.controller) setFont(root, 'own')
}

/**
 * Loads the template's typeface (`--typeface`) once the page has been painted and applies it part by part, because
 * all at once would lay the whole page out again. Text that would move something in sight keeps the fallback font.
 * Rejects when the font cannot be loaded; the page then stays in the fallback font.
 */
export async function loadFont(): Promise<void> {
  if (root.dataset.font) return
  await onIdle()
  const typeface = getComputedStyle(root).getPropertyValue('--typeface')
  if (!typeface) return
  await document.fonts.load(`1em ${typeface}`)
  await applyFont(document.body)
  // Not on the root: whatever inherits from there is styled anew, even where a part says otherwise.
  setFont(document.body, 'own')
}

/** `area` is the part whose layout must not change; a part is split until it is small enough to be one. */
async function applyFont(
  part: HTMLElement,
  area = descendants(part).length <= mostElements ? part : undefined,
): Promise<void> {
  // What is not laid out yet takes the typeface when it is.
  if (part.checkVisibility?.({ contentVisibilityAuto: true }) === false) return
  if (area) {
    if (fits(part, area)) return onIdle()
    setFont(part, 'fallback')
  }
  for (const child of [...part.children]) await applyFont(child as HTMLElement, area)
}

/** Applies the typeface to a part and tells whether nothing in sight has moved in the area around it. */
function fits(part: HTMLElement, area: HTMLElement): boolean {
  const before = boxes(area)
  setFont(part, 'own')
  return boxes(area).every((now, index) => {
    const was = before[index] as DOMRect
    // The area itself may not grow; what is inside it may not move.
    const edge = index === 0 ? 'bottom' : 'top'
    return (!isInSight(now) && !isInSight(was)) || Math.abs(now[edge] - was[edge]) < tolerancePx
  })
}

const setFont = (part: HTMLElement, font: Font) => {
  part.dataset.font = font
}

// Safari has no idle callbacks.
const onIdle = () => new Promise<void>((resolve) => (self.requestIdleCallback ?? setTimeout)(() => resolve()))

const descendants = (part: Element) => [...part.getElementsByTagName('*')]

const boxes = (area: Element) => [area, ...descendants(area)].map((one) => one.getBoundingClientRect())

const isInSight = ({ top, left }: DOMRect) => top < innerHeight && left < innerWidth
