import t from 'tap'
import { hang, openFaultyPlatform } from '../../support/faulty-platform.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { startRedis } from '../shared-state/redis-server.ts'

const redis = await startRedis()
t.teardown(() => redis.stop())
const shared = { SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'), REDIS_URL: redis.url }

t.test('replicas share sessions, revocations and rate limits', async (t) => {
  const settings = { ...shared, RATE_LIMIT_WRITES: '4/60' }
  const one = await startSite(settings)
  t.teardown(() => one.close())
  const two = await startGateway({ UPSTREAM_URL: one.sandbox.app.listeningOrigin, ...settings })
  t.teardown(() => two.close())
  const isSignedIn = async (replica: Pick<typeof one, 'ask'>, cookie: string) =>
    (await replica.ask('/api/session', { cookie })).json<{ authenticated: boolean }>().authenticated

  const [here, there] = [await one.signIn(), await two.signIn()]
  t.same([await isSignedIn(two, here), await isSignedIn(one, there)], [true, true])
  await one.ask('/api/session', { method: 'DELETE', cookie: here })
  while (await isSignedIn(two, here)) await new Promise(setImmediate)
  t.ok(await isSignedIn(one, there), 'the other goes on')

  const again = await two.signIn()
  const ended = await one.ask('/api/account/sessions/end-others', { method: 'POST', cookie: again })
  while (await isSignedIn(two, there)) await new Promise(setImmediate)
  t.equal(await isSignedIn(two, again), false, 'its old cookie is over')
  t.ok(await isSignedIn(two, ended.cookies[0] ?? ''), 'its new one is not')

  for (const replica of [one, two]) await replica.ask('/api/startup', { host: 'new.localhost' })
  const statuses: number[] = []
  for (const replica of [one, two, one, two, one, two])
    statuses.push((await replica.ask('/api/site/visits', { method: 'POST', host: 'new.localhost' })).status)
  t.same(statuses.slice(-2), [429, 429])
})

t.test('a request that waits for another replica’s load gets its failure', async (t) => {
  const platform = await openFaultyPlatform()
  platform.always(hang)
  const hasty = { UPSTREAM_URL: platform.url, UPSTREAM_TIMEOUT_MS: '800', UPSTREAM_DEADLINE_MS: '800' }
  const [one, two] = [
    await startGateway({ ...shared, ...hasty }),
    await startGateway({ ...shared, ...hasty }),
  ]
  t.teardown(async () => {
    await Promise.all([one.close(), two.close()])
    await platform.close()
  })
  const asked = [one, two].map((replica) => replica.ask('/api/startup', { host: 'hung.localhost' }))
  for (const answer of await Promise.all(asked)) {
    const told = { code: 'internalServerError', statusCode: -500, details: 'timeout', maintenance: null }
    t.match([answer.status, answer.json()], [504, told])
  }
})
