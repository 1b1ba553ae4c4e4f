import t from 'tap'
import { desk, openFixtureAt, smallPhone } from '../../support/browser/fixture.ts'
import { startSlowProxy } from '../../support/browser/slow-proxy.ts'
import { movementFaults } from '../../support/crawl/movement-faults.ts'
import { framedTemplates } from '../../support/framed-templates.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
// The worst places to cut: within the menu, and after the first item of a flexible layout.
const line = await startSlowProxy(site, (html) => {
  const menu = html.indexOf('<ul')
  const [, , third] = html.slice(menu).matchAll(/<li/g)
  const page = html.indexOf('<main')
  const [part = 0] = ['<h2 class="state-panel-title', '</section><section class="top-ten', '</h1>']
    .map((part) => html.indexOf(part, page))
    .filter((place) => place > 0)
  return [menu + (third?.index ?? 0), part].filter((cut) => cut > 0)
})
t.teardown(async () => {
  await line.close()
  await site.close()
})
const { visit } = await openFixtureAt(t, { ...site, port: line.port }, site.sandbox.app.listeningOrigin)

// Most of this test is waiting.
for (const brand of framedTemplates) {
  t.test(`a document of ${brand} that arrives in chunks is painted without layout shifts`, (t) =>
    visit(t, { brand, ...smallPhone, isNew: true }, async ({ page, open, expect, signIn }) => {
      expect(/^404 GET \/no-such-page$/)
      for (const path of ['/cn/casino', '/cn/term-condition', '/no-such-page']) {
        await open(path)
        t.same(await movementFaults(page), [], path)
      }
      await page.setViewportSize(desk.viewport)
      for (const path of ['/leaderboard', '/forgot-password']) {
        await open(path)
        t.same(await movementFaults(page), [], path)
      }
      await signIn()
      await open('/profile')
      t.same(await movementFaults(page), [], 'a player’s page')
    }),
  )
}
