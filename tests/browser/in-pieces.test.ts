import { templateCodes } from '@marquee/contracts/templates'
import t from 'tap'
import { openStageAt, smallPhone } from '../support/browser.ts'
import { movementFaults } from '../support/movement-faults.ts'
import { startSite } from '../support/site.ts'
import { startSlowLine } from '../support/slow-line.ts'

const site = await startSite()
// The worst place: before the mark up to which a page is painted together. Half a card, or three entries of the menu.
const line = await startSlowLine(site, (html) => {
  const together = html.slice(0, html.indexOf('id="first-paint"'))
  const menu = together.lastIndexOf('<ul')
  const [, , third] = together.slice(menu).matchAll(/<li/g)
  return together.includes('</h1>') ? together.lastIndexOf('</h1>') : menu + (third?.index ?? 0)
})
t.teardown(async () => {
  await line.close()
  await site.close()
})
const { visit } = await openStageAt(t, { ...site, port: line.port }, site.sandbox.app.listeningOrigin)

for (const brand of templateCodes) {
  t.test(`a document of ${brand} that comes in pieces is painted without moving`, (t) =>
    visit(t, { brand, ...smallPhone }, async ({ page, open, expect, signIn }) => {
      expect(/^404 GET \/no-such-page$/)
      for (const path of ['/cn/casino', '/no-such-page']) {
        await open(path)
        t.same(await movementFaults(page), [], path)
      }
      await signIn()
      await open('/profile')
      t.same(await movementFaults(page), [], 'a player’s page')
    }),
  )
}
