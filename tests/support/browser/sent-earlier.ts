import type { Page } from 'playwright-core'

/** Makes the payments that were sent look some minutes older, and loads the page again. */
export async function sentEarlier(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const key = 'marquee.payments'
    const stored: { intents: { sentAtMs: number }[] } = JSON.parse(localStorage.getItem(key) ?? '')
    for (const intent of stored.intents) if (intent.sentAtMs > 0) intent.sentAtMs -= ms
    localStorage.setItem(key, JSON.stringify(stored))
  }, minutes * 60_000)
  await page.reload()
}
