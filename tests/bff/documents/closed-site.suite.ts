import t from 'tap'
import { closed as en } from '#web/i18n/locales/en/pages/site.ts'
import { startSite } from '../../support/site.ts'
import { textsOf } from '../../support/texts-of.ts'

const cn = textsOf.CN.ui.closed
const php = textsOf.PHP.ui.closed

const site = await startSite()
t.teardown(() => site.close())

const reasons = { 'closed.localhost': 'inactive', 'expired.localhost': 'expired' }

for (const [host, reason] of Object.entries(reasons)) {
  t.test(
    `a site that is ${reason} shows that it is closed, at every address and in every language`,
    async (t) => {
      for (const [path, texts] of [
        ['/', en],
        ['/slots', en],
        ['/php/deposit', php],
        ['/cn', cn],
        ['/no/such-page', en],
      ] as const) {
        const { status, headers, text } = await site.ask(path, { host })
        t.equal(status, 503, path)
        t.ok(headers['retry-after'], 'visitors and search engines may come again')
        t.equal(headers['cache-control'], 'no-store, no-transform')
        t.match(text, '<meta name="robots" content="noindex')
        t.match(text, `>${texts.closedTitle}</h1>`, path)
        t.match(text, texts.closedSupport)
        t.notMatch(text, /<nav\b/, 'nothing of the site is shown')
      }
    },
  )

  t.test(`the start-up data of a site that is ${reason} says that it is closed, and not why`, async (t) => {
    const { status, text } = await site.ask('/api/startup', { host })
    t.equal(status, 200)
    t.match(JSON.parse(text), { isClosed: true, maintenance: null })
    t.notMatch(text, /"(?:status|expiredDate|closure)"|inactive/i)
  })

  t.test(`a site that is ${reason} still has its files`, async (t) => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js'])
      t.equal((await site.ask(path, { host })).status, 200, path)
  })

  t.test(`the log names why the site that is ${reason} is closed, once`, async (t) => {
    await site.ask('/', { host })
    const lines = site.log.filter((line) => line.event === 'siteClosed' && line.host === host)
    t.match(lines, [{ level: 'warn', reason }])
    t.equal(lines.length, 1)
  })
}

t.test('a site of which the platform says neither is open, and the log names the field', async (t) => {
  const host = 'unclear.localhost'
  const replace = { 'site.status': 'perhaps', 'site.expired_date': 'soon' }
  site.sandbox.control.fault({ call: '/api/startup', domain: host, fault: { kind: 'drift', replace } })
  t.equal((await site.ask('/', { host })).status, 200)
  const fields = site.log
    .filter((line) => line.event === 'platformDrift' && line.host === host)
    .map(({ field }) => field)
  t.strictSame(fields.toSorted(), ['site.expired_date', 'site.status'])
})

t.test('a site in maintenance shows its maintenance, also where it is closed', async (t) => {
  const host = 'maintenance-template5.localhost'
  const replace = { 'site.status': 'INACTIVE' }
  site.sandbox.control.fault({ call: '/api/startup', domain: host, fault: { kind: 'drift', replace } })
  const { status, text } = await site.ask('/', { host })
  t.equal(status, 503)
  t.match(text, en.maintenanceTitle)
})
