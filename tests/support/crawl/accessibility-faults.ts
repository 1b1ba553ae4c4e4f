import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The axe violations of the page in its current state: rule, help text and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // A game in a frame belongs to another site.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], iframes: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `axe ${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`),
    )
  })
}
