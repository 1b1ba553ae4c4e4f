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
  return page.evaluate(findFaults)
}

// Runs in the page, so it cannot use anything outside its own body.
async function findFaults(): Promise<string[]> {
  const { violations } = await window.axe.run({
    resultTypes: ['violations'],
    // A game in a frame belongs to another site.
    iframes: false,
    // WCAG 2.2, 2.5.8, which axe leaves out unless it is asked for.
    rules: { 'target-size': { enabled: true } },
  })
  const faults: string[] = []
  for (const { id, help, nodes } of violations) {
    for (const { target, html } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isLargeInView(selector))) continue
      faults.push(`axe ${id}: ${help}: ${selector}: ${html.slice(0, 160)}`)
    }
  }
  return faults

  // A target that a fixed bar covers where the page happens to stand is judged again in the middle of the screen.
  async function isLargeInView(selector: string): Promise<boolean> {
    const element = document.querySelector(selector)
    if (!element) return false
    const { scrollX, scrollY } = window
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations: left } = await window.axe.run(element, { runOnly: ['target-size'] })
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return left.length === 0
  }
}
