import type { Locator, Page } from 'playwright-core'

/** Pauses a page's installed clock, so that it advances only when the test runs it, however busy the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  // pauseAt cannot go backwards, and the clock advances until the call arrives. A clock that has just been installed may
  // still stand at zero in the page.
  const shown = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(Math.max(shown, Date.now()) + 1_000)
}

/** Advances a paused clock in steps of 5 ms until a locator is visible. */
export async function runClockUntilVisible(page: Page, target: Locator): Promise<void> {
  while (!(await target.isVisible())) await page.clock.runFor(5)
}
