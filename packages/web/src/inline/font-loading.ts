/** The font of a part of the page: the template's typeface, or a system font. */
type Font = 'own' | 'fallback'

// The largest part of a page whose layout is fast enough to be measured as a whole.
const maxElements = 40
// Browsers ignore smaller movements in their layout shift score too.
const tolerancePx = 3
// A visitor who has begun to read is not disturbed any more: the next page has the typeface from the start.
const latestChangeMs = 1_000
// A letter and the peso sign, which has a file of its own.
const sample = 'a₱'

const root = document.documentElement

// When the first frame was begun. Browsers report a paint only once it is on the screen, which takes long on a busy
// machine: what is changed in between moves text that a visitor sees.
let firstFrameMs: number | undefined
requestAnimationFrame((beganMs) => {
  firstFrameMs = beganMs
})

/**
 * Applies the template's typeface (`--typeface`), whose files the document preloads: to the whole page where they arrive
 * before the first paint, else part by part, to avoid one long layout of the whole page. Text whose new font would move
 * something in view keeps the fallback font. Rejects when the font cannot be loaded; the page then stays in the fallback
 * font, as it does when the files arrive too late after the first paint.
 */
export async function loadFont(): Promise<void> {
  // A service worker controls the page from the second visit on, when the files are in the browser's cache.
  if (navigator.serviceWorker?.controller) return setFont(root, 'own')
  const typeface = getComputedStyle(root).getPropertyValue('--typeface')
  if (!typeface) return
  await document.fonts.load(`1em ${typeface}`, sample)
  if (firstFrameMs === undefined) return setFont(root, 'own')
  if (performance.now() - firstFrameMs > latestChangeMs) return
  await parsed()
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
    if (fits(part, area)) return nextTask()
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

/** Resolves when the document has been parsed. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve())
    else resolve()
  })

// Not when the browser is idle: it is busy with the client's scripts for seconds on a slow phone.
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const descendants = (part: Element) => [...part.getElementsByTagName('*')]

const boxes = (area: Element) =>
  [area, ...descendants(area)].map((element) => element.getBoundingClientRect())

const isInView = ({ top, left }: DOMRect) => top < innerHeight && left < innerWidth
