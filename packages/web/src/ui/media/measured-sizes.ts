import { afterPaint } from '../../browser/when-idle.ts'

// Specification, section 9.
const resizeDebounceMs = 500

/**
 * Sizes lazy pictures by their boxes in browsers that do not know `sizes="auto"`: each after the paint that it comes
 * with, and all again 500 ms after the last resize.
 */
export function createMeasuredSizes() {
  const pictures = new Set<HTMLImageElement>()
  let isNeeded: boolean | undefined
  let cancel: (() => void) | undefined

  function measure(): void {
    cancel = undefined
    isNeeded ??= !knowsAutoSizes(pictures)
    if (!isNeeded) {
      stop()
      return
    }
    // All are read before any is written: a layout each would take a slow phone long.
    const boxes = [...pictures].map((picture) => ({ picture, width: picture.clientWidth }))
    // What has come for a wider box is good enough.
    for (const { picture, width } of boxes) if (width > picture.naturalWidth) picture.sizes = `${width}px`
  }

  function stop(): void {
    pictures.clear()
    window.removeEventListener('resize', onResize)
  }

  function onResize(): void {
    cancel?.()
    const timer = setTimeout(measure, resizeDebounceMs)
    cancel = () => clearTimeout(timer)
  }

  /** Sizes a picture, and again while it is on the page. @returns a function that ends it */
  return (picture: HTMLImageElement): (() => void) => {
    if (isNeeded === false) return () => {}
    if (pictures.size === 0) window.addEventListener('resize', onResize)
    pictures.add(picture)
    cancel ??= afterPaint(measure)
    return () => {
      pictures.delete(picture)
      if (pictures.size === 0) stop()
    }
  }
}

export const sizeByBox = createMeasuredSizes()

// Browsers that know it lay such pictures out as if they had no content (HTML, section 15.4.3).
function knowsAutoSizes(pictures: ReadonlySet<HTMLImageElement>): boolean {
  return [...pictures].some((picture) => getComputedStyle(picture).contain.includes('size'))
}
