import type { Page } from 'playwright-core'

/** Has the page be seen, or hidden behind another tab. */
export const showPage = (page: Page, isShown: boolean) =>
  page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isShown ? 'visible' : 'hidden',
  )
