import type { Page } from 'playwright-core'

/** Turns on the browser's data saving for a tab's next pages: they fetch nothing ahead, so every request is the page's own. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { value: true })
  })
