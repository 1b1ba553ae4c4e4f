import type { Startup } from '@marquee/contracts/areas/site/startup'
import t, { type Test } from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { startSite } from '../../support/site.ts'

// Nothing is fresh, so that every request asks again behind the answer.
const site = await startSite({ STARTUP_FRESH_SECONDS: '0', SEO_FRESH_SECONDS: '0', CMS_FRESH_SECONDS: '0' })
const { control } = site.sandbox
t.teardown(() => site.close())

const reads = {
  startup: { call: '/api/startup', path: '/api/startup' },
  seo: { call: '/api/seo', path: '/api/seo?page=home' },
  cms: { call: '/api/settings/siteinfodetail', path: '/api/cms' },
} as const

async function until(seen: () => boolean | Promise<boolean>) {
  while (!(await seen())) await new Promise((resolve) => setTimeout(resolve, 20))
}

function breakBrand(t: Test, host: string, call: string, fault: Fault) {
  control.fault({ call, domain: host, fault })
  t.teardown(() => control.clearFaults())
}

for (const [kind, { call, path }] of Object.entries(reads)) {
  for (const [name, fault] of Object.entries({
    'nothing but a success': { kind: 'envelope', statusCode: 1 },
    'an empty object': { kind: 'status', status: 200, body: {} },
  } satisfies Record<string, Fault>)) {
    t.test(`a platform that answers ${name} leaves the last known good of ${kind}`, async (t) => {
      const host = `${kind}-${name.length}.localhost`
      const good = await site.ask(path, { host })
      t.equal(good.status, 200)
      breakBrand(t, host, call, fault)
      await site.ask(path, { host })
      await until(() => site.log.some((line) => line.event === 'cacheFailing' && line.host === host))
      const after = await site.ask(path, { host })
      t.equal(after.text, good.text)
    })
  }
}

t.test('a site that closes is closed, whatever else its platform leaves out', async (t) => {
  const host = 'closing.localhost'
  await site.ask('/api/startup', { host })
  breakBrand(t, host, '/api/startup', {
    kind: 'drift',
    remove: ['content', 'site'],
    replace: { maintenance: { is_maintenance: true } },
  })
  const closed = async () => (await site.ask('/api/startup', { host })).json<Startup>().maintenance !== null
  await until(closed)
  t.pass('the maintenance is served')
})
