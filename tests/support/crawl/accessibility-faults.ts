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
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // A game in a frame belongs to another site.
      iframes: false,
      // WCAG 2.2, 2.5.8, which axe leaves out unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `axe ${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`),
    )
  })
}
