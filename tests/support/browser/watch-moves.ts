import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Records layout shifts from the start of the page. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(document.documentElement.dataset.moved ?? 0)
        document.documentElement.dataset.moved = String(moved + (entry as LayoutShift).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts so far. */
export const moved = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
