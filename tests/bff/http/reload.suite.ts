import { hash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leavingPath } from '@marquee/contracts/leaving-form'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { startSite } from '../../support/site.ts'

const folder = openFolder(t)
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const writeSettings = (settings: Record<string, string>) =>
  write(
    'settings.env',
    Object.entries({ LOG_LEVEL: 'info', ...settings })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
const redirectsFile = write('redirects.json', '{}')
const first = {
  BRAND_DOMAINS: 'localhost,leaving.test',
  RATE_LIMIT_READS: '5000/60',
  REDIRECTS_FILE: redirectsFile,
}
const site = await startSite({
  SETTINGS_FILE: writeSettings(first),
  // What the environment says wins over the file, also over that of the tests' own settings.
  RATE_LIMIT_WRITES: '4321/60',
  ...Object.fromEntries(['BRAND_DOMAINS', 'RATE_LIMIT_READS'].map((name) => [name, ''])),
})
t.teardown(() => site.close())

async function reload(): Promise<{
  status: number
  body: { changed: string[]; needRestart: string[]; errors: string[] }
}> {
  const response = await fetch(`${site.adminUrl}/reload`, { method: 'POST' })
  return { status: response.status, body: await response.json() }
}
/** Writes the settings and has them read. */
const reloadWith = (settings: Record<string, string>) => {
  writeSettings({ ...first, ...settings })
  return reload()
}
const policyOf = async (path = '/') => String((await site.ask(path)).headers['content-security-policy'])

t.test('a brand is served from the reload on, and another is not any more', async (t) => {
  const ask = async (host: string) => (await site.ask('/robots.txt', { host })).status
  t.equal(await ask('leaving.test'), 200)
  t.equal(await ask('arriving.test'), 421)
  t.match(await reloadWith({ BRAND_DOMAINS: 'localhost,arriving.test' }), {
    status: 200,
    body: { changed: ['BRAND_DOMAINS'], needRestart: [] },
  })
  t.equal(await ask('leaving.test'), 421)
  t.equal(await ask('arriving.test'), 200)
  const purged = await fetch(`${site.adminUrl}/purge?host=leaving.test`, { method: 'POST' })
  t.equal(purged.status, 404, 'the private listener knows it, too')
  t.match(await (await fetch(`${site.adminUrl}/studio`)).text(), '<option value="arriving.test">')
  t.match(
    site.log.findLast(({ event }) => event === 'settingsReloaded'),
    { level: 'info', changed: 'BRAND_DOMAINS' },
  )
})

t.test('limits hold from the reload on', async (t) => {
  const limit = async () => (await site.ask('/api/startup')).headers['ratelimit-limit']
  await site.ask('/api/startup')
  t.equal(await limit(), '5000')
  t.match(await reloadWith({ RATE_LIMIT_READS: '7/60', RATE_LIMIT_WRITES: '8/60' }), {
    body: { changed: ['BRAND_DOMAINS', 'RATE_LIMIT_READS'] },
  })
  t.equal(await limit(), '7')
  t.equal((await site.ask('/api/session', { method: 'DELETE' })).headers['ratelimit-limit'], '4321')
  await reloadWith({})
})

t.test('a path that has moved leads on, for documents and for open pages', async (t) => {
  t.equal((await site.ask('/old-promo')).status, 404)
  write('redirects.json', JSON.stringify({ '/old-promo': '/promotions' }))
  t.match((await reload()).body, { changed: ['REDIRECTS_FILE'] }, 'the file has changed, and not its name')
  t.equal((await site.ask('/old-promo')).headers.location, '/promotions')
  const { id } = (await site.ask('/builds/latest.json')).json<{ id: string }>()
  t.match((await site.ask(`/builds/meta/${id}.json`)).json(), { redirects: { '/old-promo': '/promotions' } })
})

t.test('the content policy follows, also that of pages which are kept', async (t) => {
  t.notMatch(await policyOf(), 'games.example.com')
  await policyOf()
  const result = await reloadWith({
    GAME_ORIGINS: 'https://games.example.com',
    IMAGE_ORIGINS: 'https://images.example.com',
    PAYMENT_ORIGINS: 'https://pay.example.com',
  })
  t.match(result.body, { changed: ['GAME_ORIGINS', 'PAYMENT_ORIGINS', 'IMAGE_ORIGINS'] })
  const policy = await policyOf()
  t.match(policy, /frame-src https:\/\/games\.example\.com/)
  t.match(policy, /img-src [^;]*https:\/\/images\.example\.com/)
  t.match((await site.ask(leavingPath)).text, 'data-origins="https://pay.example.com"')
})

t.test('a mistake changes nothing, and all mistakes are told', async (t) => {
  const before = await policyOf()
  write('redirects.json', JSON.stringify({ 'no path': '/x' }))
  const { status, body } = await reloadWith({
    GAME_ORIGINS: 'https://other.example.com',
    RATE_LIMIT_READS: 'many',
    BRAND_DOMAINS: 'a b',
    MAX_EVENT_STREAMS: 'http',
  })
  t.equal(status, 422)
  t.equal(body.errors.length, 4)
  for (const name of ['RATE_LIMIT_READS', 'BRAND_DOMAINS', 'MAX_EVENT_STREAMS', 'REDIRECTS_FILE'])
    t.ok(
      body.errors.some((line) => line.startsWith(name) && line.includes('(for example: ')),
      name,
    )
  t.equal(await policyOf(), before)
  t.equal((await site.ask('/old-promo')).status, 302, 'nor what could be read')
  const line = site.log.findLast(({ event }) => event === 'settingsRefused')
  t.match(line, { level: 'error', mistakes: /RATE_LIMIT_READS "many" is not N\/seconds.*; / })
  write('redirects.json', '{}')
  rmSync(join(folder, 'settings.env'))
  t.match(await reload(), { status: 422, body: { errors: [/^SETTINGS_FILE ".*" cannot be read/] } })
  t.equal(await policyOf(), before)
})

t.test('what needs a restart is named each time, and stays as it is', async (t) => {
  const change = { UPSTREAM_URL: 'http://127.0.0.1:1', SHUTDOWN_DRAIN_SECONDS: '5' }
  writeSettings({ ...first, MAX_EVENT_STREAMS: '9', RATE_LIMIT_READS: '900/60', ...change })
  for (const changed of [
    ['RATE_LIMIT_READS', 'GAME_ORIGINS', 'PAYMENT_ORIGINS', 'IMAGE_ORIGINS', 'REDIRECTS_FILE'],
    [],
  ])
    t.strictSame(await reload(), { status: 200, body: { changed, needRestart: ['MAX_EVENT_STREAMS'] } })
  t.match(await policyOf(), `frame-src ${new URL(site.url).protocol}`, 'the platform is the one of the start')
})

t.test('the level of the log changes, and orders are told at every level', async (t) => {
  const requests = () => site.log.filter(({ kind }) => kind === 'request').length
  await reloadWith({ LOG_LEVEL: 'error' })
  const before = requests()
  await site.ask('/robots.txt')
  t.equal(requests(), before)
  t.match((await reloadWith({})).body, { changed: ['LOG_LEVEL'] })
  t.match(
    site.log.findLast(({ kind }) => kind === 'audit'),
    { route: '/reload', status: 200 },
  )
  await site.ask('/robots.txt')
  t.equal(requests(), before + 1)
})

t.test('who may use the private listener changes, too', async (t) => {
  const token = 'of-somebody'
  const operators = { tokens: { somebody: { role: 'operate', sha256: hash('sha256', token) } } }
  t.match(await reloadWith({ OPERATORS_FILE: write('operators.json', JSON.stringify(operators)) }), {
    body: { changed: ['OPERATORS_FILE'] },
  })
  t.equal((await reload()).status, 401)
  const { status } = await fetch(`${site.adminUrl}/reload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  t.equal(status, 200)
})
