import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startGatewayProcess } from '../../../support/gateway-process.ts'
import { send } from '../../../support/send.ts'
import { startGateway, startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { startRedis } from '../../shared-state/redis-server.ts'
import { scanRedis } from '../../shared-state/scan-redis.ts'
import { testLink } from '../../shared-state/test-link.ts'
import { deposit, hasty as hastySettings, signIn } from './cashier-site.ts'

const keys = { SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url') }
const hasty = { ...keys, ...hastySettings }
const create = '/api/cashier/deposit_create'
const status = '/api/cashier/deposit_status'

// A replica that took an intent has it for 30 s, also where Redis answered too late for it to look.
const longerThanLeaseMs = 40_000

type Ask = Awaited<ReturnType<typeof signIn>>['post']
const isPaid = async (post: Ask, key: string) =>
  (await post('/api/cashier/deposits', deposit, key)).status === 200

const tokenOf = ([call]: { payload: unknown }[]) =>
  (call?.payload as { auth: string } | undefined)?.auth ?? '?'

const openOutcomes = (metrics: string, state: string) =>
  Number(new RegExp(`marquee_money_outcomes_open\\{state="${state}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)

t.test('an outcome that came late is found, and repetitions get it', async (t) => {
  const site = await startSite(hasty)
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const { post } = await signIn(site)
  // Slower than the gateway waits and asks: the platform carries it out afterwards.
  control.fault({ call: create, fault: { kind: 'latency', ms: 4500 }, times: 1 })
  const key = randomUUID()
  t.equal((await post('/api/cashier/deposits', deposit, key)).status, 504)
  await until('a repetition gets the true answer', () => isPaid(post, key))
  const again = await post('/api/cashier/deposits', deposit, key)
  t.match(again.json(), { status: 'AWAITING_PAYMENT', amount: { amount: '500.00' } })
  t.equal(again.headers['idempotency-replayed'], 'true')
  t.equal(control.calls(create).length, 1, 'nothing is paid twice')
  const asked = control.calls(status).length
  t.ok(asked >= 2, 'it was asked again')
  const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text()
  t.equal(openOutcomes(metrics, 'needsPeople'), 0)
})

t.test('a record of another amount is not the outcome', async (t) => {
  const site = await startSite(hasty)
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const { post } = await signIn(site)
  const key = randomUUID()
  control.fault({ call: create, fault: { kind: 'resetAfter' }, times: 1 })
  control.fault({ call: status, fault: { kind: 'drift', replace: { 'value.0.amount': '777.00' } } })
  t.equal((await post('/api/cashier/deposits', deposit, key)).status, 504)
  const asked = control.calls(status).length
  await until('it was asked for again', () => control.calls(status).length > asked)
  await sleep(200)
  const again = await post('/api/cashier/deposits', deposit, key)
  t.match([again.status, again.json()], [504, { code: 'outcomeUnknown' }])
  control.clearFaults()
  await until('its own record is', () => isPaid(post, key))
})

t.test('a replica that is killed in the middle leaves its intent to the others', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const shared = { ...hasty, REDIS_URL: redis.url }
  const site = await startSite(shared)
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const dying = await startGatewayProcess({
    ...shared,
    UPSTREAM_URL: site.sandbox.app.listeningOrigin,
    BRAND_DOMAINS: 'localhost',
  })
  t.teardown(() => dying.stop())
  const { post, cookie } = await signIn(site)
  control.fault({ call: create, fault: { kind: 'slowBody', ms: 60_000 }, times: 1 })
  const key = randomUUID()
  const lost = send(dying.port, '/api/cashier/deposits', {
    method: 'POST',
    host: `localhost:${dying.port}`,
    cookie,
    body: deposit,
    headers: { 'idempotency-key': key },
  }).catch(() => 'cut')
  await until('the platform has it', () => control.calls(create).length === 1)
  dying.child.kill('SIGKILL')
  t.equal(await lost, 'cut')
  const token = tokenOf(control.calls(create))
  const { link } = testLink(t, redis)
  await link.open()
  const stored = JSON.stringify(await scanRedis(link))
  t.match(stored, 'intents:sealed')
  t.notOk(stored.includes(token), 'the token is sealed')
  await until('the other replica has learnt it', () => isPaid(post, key), longerThanLeaseMs)
  t.equal(control.calls(create).length, 1, 'nothing is paid twice')
  t.notOk(JSON.stringify(site.log).includes(token), 'and in no log')
})

t.test('money whose outcome is not known is told by every replica, and Redis has it sealed', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const shared = { ...hasty, REDIS_URL: redis.url }
  const site = await startSite(shared)
  t.teardown(() => site.close())
  const other = await startGateway({ ...shared, UPSTREAM_URL: site.sandbox.app.listeningOrigin })
  t.teardown(() => other.close())
  const { post, cookie } = await signIn(site)
  const { control } = site.sandbox
  control.fault({ call: create, fault: { kind: 'resetAfter' }, times: 1 })
  control.fault({ call: status, fault: { kind: 'status', status: 500 } })
  const key = randomUUID()
  t.equal((await post('/api/cashier/deposits', deposit, key)).status, 504)
  const told = async () =>
    (await other.ask('/api/cashier/outcomes', { cookie })).json<{ items: object[] }>().items
  t.match(await told(), [{ requestId: key, amount: { amount: '500.00' } }])
  const { link } = testLink(t, redis)
  await link.open()
  const stored = JSON.stringify(await scanRedis(link))
  t.match(stored, 'unsettled:localhost:')
  t.notMatch(stored, /winner|500\.00/, 'neither account nor sum can be read')
  control.clearFaults()
  await until('a replica has learnt it', async () => (await told()).length === 0, longerThanLeaseMs)
})

t.test('an intent is looked for by one replica at a time', async (t) => {
  const redis = await startRedis()
  t.teardown(() => redis.stop())
  const shared = { ...hasty, REDIS_URL: redis.url }
  const site = await startSite(shared)
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const others = await Promise.all(
    [0, 1].map(() => startGateway({ ...shared, UPSTREAM_URL: site.sandbox.app.listeningOrigin })),
  )
  for (const other of others) t.teardown(() => other.close())
  const { post } = await signIn(site)
  control.fault({ call: create, fault: { kind: 'hang' }, times: 1 })
  // A look takes longer than the replicas wait before they look around.
  control.fault({ call: status, fault: { kind: 'latency', ms: 800 } })
  t.equal((await post('/api/cashier/deposits', deposit)).status, 504)
  const since = control.calls(status)[0]?.at ?? 0
  await until('it was looked for three times', () => control.calls(status).length >= 4, longerThanLeaseMs)
  const seconds = (Date.now() - since) / 1000
  const planned = [1, 2, 4, 8, 15, 30].filter((at) => at <= seconds).length
  t.ok(control.calls(status).length <= 1 + planned, 'no look was made twice')
})

t.test('without Redis an intent outlives its process in a journal, sealed', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-intents-'))
  // A process that has just died may have been writing.
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  const settings = { ...hasty, SNAPSHOT_DIRECTORY: folder }
  const site = await startSite({ ...hasty, SNAPSHOT_DIRECTORY: 'off' })
  t.teardown(() => site.close())
  const upstream = { UPSTREAM_URL: site.sandbox.app.listeningOrigin, BRAND_DOMAINS: 'localhost' }
  const { control } = site.sandbox
  const dying = await startGatewayProcess({ ...settings, ...upstream })
  t.teardown(() => dying.stop())
  const { cookie } = await signIn(site)
  control.fault({ call: create, fault: { kind: 'slowBody', ms: 60_000 }, times: 1 })
  const key = randomUUID()
  const ask = (port: number) =>
    send(port, '/api/cashier/deposits', {
      ...{ method: 'POST', host: 'localhost', cookie, body: deposit },
      headers: { 'idempotency-key': key },
    })
  const lost = ask(dying.port).catch(() => 'cut')
  await until('the platform has it', () => control.calls(create).length === 1)
  dying.child.kill('SIGKILL')
  t.equal(await lost, 'cut')
  const token = tokenOf(control.calls(create))
  for (const { name, parentPath } of await filesIn(folder))
    t.notOk((await readFile(join(parentPath, name), 'utf8')).includes(token), `${name} keeps it sealed`)
  const next = await startGateway({ ...settings, ...upstream })
  t.teardown(() => next.close())
  await until('its successor has learnt it', async () => (await ask(next.port)).status === 200)
  t.equal(control.calls(create).length, 1, 'nothing is paid twice')
})

t.test('where the player has logged out, people have to find out', async (t) => {
  const site = await startSite(hasty)
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const { post, cookie } = await signIn(site)
  control.fault({ call: create, fault: { kind: 'hang' }, times: 1 })
  const key = randomUUID()
  const answer = await post('/api/cashier/deposits', deposit, key)
  const { reference } = answer.json<{ reference: string }>()
  await site.ask('/api/session', { method: 'DELETE', cookie })
  const told = () => site.log.find(({ event }) => event === 'moneyOutcomeNeedsPeople')
  await until('the log says so', () => told() !== undefined)
  t.match(told(), { level: 'warn', operation: 'createDeposit', reference, platformRequestId: key })
  const metrics = await (await fetch(`${site.adminUrl}/metrics`)).text()
  t.equal(openOutcomes(metrics, 'needsPeople'), 1)
})

const filesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true, recursive: true })).filter((entry) => entry.isFile())
