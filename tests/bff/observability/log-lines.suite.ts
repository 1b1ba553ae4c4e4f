import t from 'tap'
import { startSite } from '../../support/site.ts'

const site = await startSite({ BRAND_DOMAINS: 'localhost' })
t.teardown(() => site.close())

t.test('a host with control characters is escaped', async (t) => {
  const host = 'a"},{"level":"fatal\\'
  const answer = await site.ask('/api/startup', { host: `${host}:1` })
  t.equal(answer.status, 400)
  t.match(
    site.log.find((line) => line.requestId === answer.headers['x-request-id']),
    { level: 'info', kind: 'request', host: `${host}:1`, status: 400, code: 'invalidRequest' },
  )
})

t.test('a request is logged once, with the fields that support needs', async (t) => {
  const cookie = await site.signIn()
  const answer = await site.ask('/api/me/balance', { cookie })
  const lines = site.log.filter((line) => line.requestId === answer.headers['x-request-id'])
  t.match(
    lines.filter(({ kind }) => kind === 'request'),
    [
      {
        time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
        reference: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
        brand: 'localhost',
        operation: 'getBalance',
        method: 'GET',
        route: '/api/me/balance',
        status: 200,
        durationMs: Number,
        account: /^[0-9a-f]{16}$/,
      },
    ],
  )
  t.match(
    lines.filter(({ kind }) => kind === 'platform'),
    [
      {
        call: '/api/auth/get_balance',
        attempt: 1,
        outcome: 'ok',
        httpStatus: 200,
        statusCode: 1,
        envelope: 'ok',
      },
    ],
  )
  t.equal(lines.length, 2)
})
