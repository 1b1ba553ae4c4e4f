import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { pages } from '#web/i18n/locales/en/pages/pages.ts'
import { openFixtureAt, phone } from '../support/browser/fixture.ts'
import { freePort } from '../support/free-port.ts'
import { startGateway } from '../support/site.ts'

const port = await freePort()
const platform = `http://127.0.0.1:${port}`
const gateway = await startGateway({ UPSTREAM_URL: platform })
t.teardown(() => gateway.close())
const { visit } = await openFixtureAt(t, gateway, platform)

t.test('without a platform an error page is shown, and the site loads when the platform is back', (t) =>
  visit(t, { brand: 'template1', ...phone }, async ({ page, open, expect }) => {
    expect(/^503 GET \/$/)
    expect(/^50[0-4] GET \/api\/startup$/)
    await Promise.all([page.waitForResponse('**/api/startup'), open('/')])
    await page.getByRole('heading', { level: 1, name: pages.closed.unreachableTitle }).waitFor()
    t.match(await page.locator('code').innerText(), /^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'a reference for support')
    await page.getByRole('button', { name: pages.closed.tryNow }).waitFor()

    const sandbox = await createSandbox({ databaseFile: ':memory:' })
    t.teardown(() => sandbox.close())
    await sandbox.listen(port)
    await page.getByRole('link', { name: 'Luna Palace' }).first().waitFor({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Jade Dragon Rush', exact: true }).first().waitFor()
  }),
)
