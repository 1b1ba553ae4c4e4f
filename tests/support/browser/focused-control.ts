import type { Page } from 'playwright-core'

/** The name of the input that has the focus, or the text of any other element that has it. */
export const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.name
      : (element?.textContent ?? '')
  })

/** Presses Tab until a control has the focus whose name or text begins so. @throws Error when none is reached */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if ((await focusedControl(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way to ${name} by the Tab key`)
}
