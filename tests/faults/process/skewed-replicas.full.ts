import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { startRedis } from '../../bff/shared-state/redis-server.ts'
import { startGatewayProcess } from '../../support/gateway-process.ts'
import { needs } from '../../support/needs.ts'
import { type Ask, send } from '../../support/send.ts'

const minutes = 60_000
const host = 'localhost'
const shiftedClock = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))

t.test('replicas whose clocks differ by minutes are one to the player', needs('redis'), async (t) => {
  t.setTimeout(120_000)
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const redis = await startRedis()
  t.teardown(() => Promise.all([sandbox.close(), redis.stop()]))
  const settings = {
    UPSTREAM_URL: await sandbox.listen(0),
    REDIS_URL: redis.url,
    SESSION_KEYS: randomBytes(32).toString('hex'),
    BRAND_DOMAINS: host,
  }
  const start = async (shiftMs: number) => {
    const shift = `--import ${shiftedClock}`
    const gateway = await startGatewayProcess({ ...settings, NODE_OPTIONS: shift, SHIFT_MS: String(shiftMs) })
    t.teardown(() => gateway.stop())
    return (path: string, ask: Ask = {}) =>
      send(gateway.port, path, { ...ask, host: `${host}:${gateway.port}` })
  }
  const [exact, ahead, behind] = await Promise.all([start(0), start(10 * minutes), start(-10 * minutes)])
  const all = { exact, ahead, behind }
  const login = { method: 'POST', body: { accountId: 'demo', password: 'Demo1234' } }

  for (const [name, ask] of Object.entries(all)) {
    const signedIn = await ask('/api/session', login)
    const cookie = signedIn.cookies.find((one) => one.startsWith('session=')) ?? ''
    for (const [other, askOther] of Object.entries(all))
      t.equal((await askOther('/api/me/balance', { cookie })).status, 200, `from ${name} to ${other}`)

    const headers = { 'idempotency-key': randomUUID() }
    sandbox.control.clearCalls()
    const path = '/api/me/mini-games/lucky-wheel/bet'
    const answers = await Promise.all(
      Object.values(all).map((one) => one(path, { method: 'POST', cookie, headers })),
    )
    t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
    t.equal(new Set(answers.map(({ text }) => text)).size, 1, 'the same answer')
    t.equal(sandbox.control.calls('/api/mini_game/mini_game_bet').length, 1, 'the key is one for all of them')

    t.equal((await ask('/api/session', { method: 'DELETE', cookie })).status, 200)
    for (const [other, askOther] of Object.entries(all))
      t.equal(
        (await askOther('/api/me/balance', { cookie })).status,
        401,
        `ended at ${name}, asked at ${other}`,
      )
  }
})
