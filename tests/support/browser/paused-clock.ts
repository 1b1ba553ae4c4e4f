import type { Locator, Page } from 'playwright-core'

/** Holds a page's clock, which is installed: from here it goes only as far as it is run, however busy the machine. */
export async function holdClock(page: Page): Promise<void> {
  // A running clock has gone on by the time it is told to stop; it cannot be told to go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** Runs a held clock, 5 ms at a time, until something is in sight. */
export async function runClockTo(page: Page, sight: Locator): Promise<void> {
  while (!(await sight.isVisible())) await page.clock.runFor(5)
}
