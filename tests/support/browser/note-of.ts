import type { Locator } from 'playwright-core'

/** What a screen reader says of a control besides its name. */
export async function noteOf(control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
  return (await Promise.all(ids.map((id) => control.page().locator(`[id="${id}"]`).innerText()))).join(' ')
}
