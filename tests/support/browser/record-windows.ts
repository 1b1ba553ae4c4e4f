import type { Page } from 'playwright-core'

/**
 * Records what a page asks of the windows and tabs that it opens: a browser without a screen shows no difference.
 * @returns the features of each, which are added as they open; empty for a tab
 */
export async function recordWindows(page: Page): Promise<readonly string[]> {
  const features: string[] = []
  await page.exposeFunction('noteWindow', (asked: string) => void features.push(asked))
  await page.addInitScript(() => {
    const { open } = window
    window.open = (url, target, asked) => {
      ;(window as unknown as { noteWindow(asked: string): void }).noteWindow(asked ?? '')
      return open(url, target, asked)
    }
  })
  return features
}
