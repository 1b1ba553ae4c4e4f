import t from 'tap'
import { send } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const site = await startSite({
  BRAND_DOMAINS: 'localhost,*.localhost,nowhere.test,*.test',
  STARTUP_FRESH_SECONDS: '0',
  REVISION: '4f2c1e9',
})
t.teardown(() => site.close())
const port = Number(new URL(site.adminUrl).port)
const ask = (path: string) => send(port, `/status/${path}`, { host: `127.0.0.1:${port}` })

interface Health {
  status: string
  since: string
  platform: string
}
const healthOf = async (host: string) => (await ask(`${host}.json`)).json<Health>()

t.test('a monitor reads how a brand does', async (t) => {
  await site.ask('/')
  const { status, headers, json } = await ask('LOCALHOST.json')
  t.equal(status, 200)
  t.match(headers['content-type'], 'application/json')
  const health = json<Health & { dataAgeSeconds: number }>()
  t.strictSame(health, {
    host: 'localhost',
    status: 'up',
    since: new Date(health.since).toISOString(),
    dataAgeSeconds: health.dataAgeSeconds,
    platform: 'answering',
  })
  t.ok(health.dataAgeSeconds < 60)
})

t.test('people read the same, and nothing that is private', async (t) => {
  const { status, text, headers } = await ask('localhost')
  t.equal(status, 200)
  t.match(headers['content-security-policy'], "default-src 'none'")
  t.match(text, '<p class="verdict good">Up</p>')
  t.match(text, /<dt>Platform<\/dt><dd>Answering since \w{3} \d+ \w+ \d{4}, [\d:]+ \(/)
  t.match(text, /<dt>Page data<\/dt><dd>\d+ s old<\/dd>/)
  const sandbox = site.sandbox.app.listeningOrigin
  for (const secret of ['4f2c1e9', 'template', 'Marquee', new URL(sandbox).port, '<nav', '<script'])
    t.notMatch(text, secret)
  t.strictSame(text.match(/href="\/[^"]*"/g), ['href="/base.css"', 'href="/pages.css"'], 'it leads nowhere')
})

t.test('what the platform has closed is told apart from what is down', async (t) => {
  for (const host of ['maintenance.localhost', 'closed.localhost', 'nowhere.test', 'invented.test'])
    await site.ask('/', { host })
  t.match(await healthOf('maintenance.localhost'), { status: 'maintenance' })
  t.match(await healthOf('closed.localhost'), { status: 'closed' })
  const down = await ask('nowhere.test.json')
  t.equal(down.status, 503, 'a monitor need not read further')
  t.match(down.json(), { status: 'down', platform: 'failing' })
  t.match((await ask('nowhere.test')).text, '<p class="verdict bad">Down</p>')
  for (const host of ['invented.test', 'elsewhere.example', '%22%3E%3Cb%3E'])
    t.match((await ask(host)).json(), { errors: [/is no brand that is known here/] })
  t.equal((await ask('invented.test')).status, 404)
})

t.test('a platform that fails is told of with the time, and so is its return', async (t) => {
  const { control } = site.sandbox
  const start = await healthOf('localhost')
  const failsAt = Date.now()
  control.fault({ call: '*', domain: 'localhost', fault: { kind: 'status', status: 503 } })
  t.teardown(() => control.clearFaults())
  const body = { accountId: 'demo', password: 'Demo1234' }
  await until('calls are paused', async () => {
    await site.ask('/api/startup')
    await site.ask('/api/session', { method: 'POST', body })
    return (await healthOf('localhost')).platform === 'paused'
  })
  const limited = await ask('localhost.json')
  t.equal(limited.status, 200, 'its pages are served')
  const { since } = limited.json<Health>()
  t.match(limited.json(), { status: 'limited', platform: 'paused' })
  t.ok(Date.parse(since) >= failsAt && Date.parse(since) <= Date.now())
  t.match((await ask('localhost')).text, /Failing since .*, and not asked for the moment</)
  t.equal((await healthOf('localhost')).since, since, 'the time stays')
  control.clearFaults()
  await until('it answers again', async () => {
    await site.ask('/api/startup')
    return (await healthOf('localhost')).platform === 'answering'
  })
  const back = await healthOf('localhost')
  t.match(back, { status: 'up' })
  t.ok(Date.parse(back.since) > Date.parse(since))
  t.not(back.since, start.since)
})
