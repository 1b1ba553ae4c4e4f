/** The font of a part of the page: the template's typeface, or a system font. */
type Font = 'own' | 'fallback'

// The largest part of a page whose layout is fast enough to be measured as a whole.
const maxElements = 40
// Browsers ignore smaller movements in their layout shift score too.
const tolerancePx = 3

const root = document.documentElement

/** Applies the typeface from the first paint on for returning visitors, whose cache holds the font files. */
export function applyCachedFont(): void {
  // A service worker controls the page from the second visit on. Reading storage would delay the first paint.
  if (navigator.serviceWorker?.controller) setFont(root, 'own')
}

/**
 * Loads the template's typeface (`--typeface`) once the page has been painted and applies it part by part, to avoid
 * one long layout of the whole page. Text whose new font would move something in view keeps the fallback font.
 * Rejects when the font cannot be loaded; the page then stays in the fallback font.
 */
export async function loadFont(): Promise<void> {
  if (root.dataset.font) return
  await onIdle()
  const typeface = getComputedStyle(root).getPropertyValue('--typeface')
  if (!typeface) return
  await document.fonts.load(`1em ${typeface}`)
  await applyFont(document.body)
  // Not on the root element: that would recalculate the style of all elements, even of those with a font of their own.
  setFont(document.body, 'own')
}

/** `area` is the part whose layout must not change; parts are split until one is small enough to be the area. */
async function applyFont(
  part: HTMLElement,
  area = descendants(part).length <= maxElements ? part : undefined,
): Promise<void> {
  // A part without layout yet gets the typeface when it is laid out.
  if (part.checkVisibility?.({ contentVisibilityAuto: true }) === false) return
  if (area) {
    if (fits(part, area)) return onIdle()
    setFont(part, 'fallback')
  }
  for (const child of [...part.children]) await applyFont(child as HTMLElement, area)
}

/** Applies the typeface to a part. @returns whether nothing in view has moved in the area around it */
function fits(part: HTMLElement, area: HTMLElement): boolean {
  const before = boxes(area)
  setFont(part, 'own')
  return boxes(area).every((now, index) => {
    const was = before[index] as DOMRect
    // The area itself must not grow; elements inside it must not move.
    const edge = index === 0 ? 'bottom' : 'top'
    return (!isInView(now) && !isInView(was)) || Math.abs(now[edge] - was[edge]) < tolerancePx
  })
}

const setFont = (part: HTMLElement, font: Font) => {
  part.dataset.font = font
}

// Safari has no idle callbacks.
const onIdle = () => new Promise<void>((resolve) => (self.requestIdleCallback ?? setTimeout)(() => resolve()))

const descendants = (part: Element) => [...part.getElementsByTagName('*')]

const boxes = (area: Element) =>
  [area, ...descendants(area)].map((element) => element.getBoundingClientRect())

const isInView = ({ top, left }: DOMRect) => top < innerHeight && left < innerWidth
