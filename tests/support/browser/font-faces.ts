import type { Page } from 'playwright-core'

/** Whether all text of the first such element is drawn in the web font of that family, as the browser reports it. */
export async function hasFace(page: Page, selector: string, family: string): Promise<boolean> {
  await page.locator(selector).first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return (
    fonts.length > 0 &&
    fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith(family))
  )
}
