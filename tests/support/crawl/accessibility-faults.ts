import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds on the page as it stands now: the rule, what it asks for, and each place that breaks it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // A game inside a frame is another site's page.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], iframes: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `axe ${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`),
    )
  })
}
