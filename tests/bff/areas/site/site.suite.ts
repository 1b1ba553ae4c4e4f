import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { startGateway, startSite } from '../../../support/site.ts'

const snapshots = mkdtempSync(join(tmpdir(), 'marquee-social-'))
const site = await startSite({ SNAPSHOT_DIRECTORY: snapshots })
t.teardown(async () => {
  await site.close()
  rmSync(snapshots, { recursive: true })
})
const { control } = site.sandbox

const call = '/api/settings/social_account'
const accountsOf = (host: string) => site.ask('/api/site/social-accounts', { host })

t.test('social accounts are asked for once, and lead to the web alone', async (t) => {
  const host = 'social.localhost'
  const replace = {
    'accountList.0.url': 'javascript:alert(1)',
    'accountList.1.url': '/own',
    'accountList.2.social_type': '',
    'accountList.3': 7,
  }
  control.fault({ call, domain: host, fault: { kind: 'drift', replace } })
  const first = await accountsOf(host)
  t.strictSame(first.json(), {
    accounts: [{ network: 'youtube', name: '@lunapalace', url: 'https://youtube.example/lunapalace' }],
  })
  t.match(first.headers['cache-status'], /fwd=(uri-)?miss/)
  const again = await accountsOf(host)
  t.match(again.headers['cache-status'], /hit/)
  t.equal(control.calls(call).length, 1)
  const etag = String(again.headers.etag)
  const known = await site.ask('/api/site/social-accounts', { host, headers: { 'if-none-match': etag } })
  t.equal(known.status, 304)
})

t.test('social accounts and texts are two things, also after a purge', async (t) => {
  const host = 'both.localhost'
  t.match((await site.ask('/api/cms', { host })).json(), { status: true })
  t.match((await accountsOf(host)).json(), { accounts: [{ network: 'facebook' }] })
  const asked = () => control.calls(call).filter(({ payload }) => Object.values(payload ?? {}).includes(host))
  t.equal(asked().length, 1)
  await fetch(`${site.adminUrl}/purge?host=${host}&kind=cms`, { method: 'POST' })
  await accountsOf(host)
  t.equal(asked().length, 2)
})

t.test('a gateway that starts while the platform is down knows them', async (t) => {
  const host = 'kept.localhost'
  await accountsOf(host)
  const directory = mkdtempSync(join(tmpdir(), 'marquee-kept-'))
  t.teardown(() => rmSync(directory, { recursive: true }))
  const settings = { UPSTREAM_URL: site.sandbox.app.listeningOrigin, SNAPSHOT_DIRECTORY: directory }
  const before = await startGateway(settings)
  const known = await before.ask('/api/site/social-accounts', { host })
  await before.close()
  control.fault({ call: '*', domain: host, fault: { kind: 'status', status: 502 } })
  const after = await startGateway(settings)
  t.teardown(() => after.close())
  const answer = await after.ask('/api/site/social-accounts', { host })
  t.strictSame([answer.status, answer.text], [200, known.text])
})

t.test('a visit tells the marks that there are, and no others', async (t) => {
  const sent = async (body?: object, cookie = '') => {
    control.clearCalls()
    const answer = await site.ask('/api/site/visits', { method: 'POST', cookie, ...(body && { body }) })
    t.strictSame(answer.json(), { recorded: true })
    const payload = control.calls('/api/settings/adsvisit')[0]?.payload ?? {}
    const { domain_name, external_id, ...marks } = payload as Record<string, unknown>
    t.match({ domain_name, external_id }, { domain_name: 'localhost', external_id: /^mq-/ })
    return marks
  }
  t.strictSame(await sent({ appsflyerId: 'apps-1' }, '_fbp=fb.1.2.3'), {
    fbp: 'fb.1.2.3',
    appsflyer_id: 'apps-1',
  })
  t.strictSame(await sent({}, '_fbp=fb.1.2.3'), { fbp: 'fb.1.2.3' })
  t.strictSame(await sent({ appsflyerId: '' }), {})
  t.strictSame(await sent(), {})
  t.strictSame(await sent({}, `_fbp=${'x'.repeat(201)}`), {})
  t.strictSame(await sent({}, `_fbp=${encodeURIComponent('ünfit')}`), {})
  t.equal((await site.ask('/api/site/visits', { method: 'POST', body: { fbp: 'x' } })).status, 400)
})
