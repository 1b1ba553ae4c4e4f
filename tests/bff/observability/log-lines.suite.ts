import t from 'tap'
import type { LoggedAttempt } from '#bff/request/platform-attempt.ts'
import { startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const site = await startSite({ BRAND_DOMAINS: 'localhost', CMS_FRESH_SECONDS: '0' })
t.teardown(() => site.close())
const { control } = site.sandbox
const cookie = await site.signIn()

t.test('a host with control characters is escaped', async (t) => {
  const host = 'a"},{"level":"fatal\\'
  const answer = await site.ask('/api/startup', { host: `${host}:1` })
  t.equal(answer.status, 400)
  t.match(
    site.log.find((line) => line.requestId === answer.headers['x-request-id']),
    { level: 'info', kind: 'request', host: `${host}:1`, status: 400, code: 'invalidRequest' },
  )
})

const call = '/api/auth/get_balance'

/** Asks, and returns the lines of that request. */
async function linesOf(path: string) {
  const { headers } = await site.ask(path, { cookie })
  const lines = () => site.log.filter((line) => line.requestId === headers['x-request-id'])
  await until('the request is logged', () => lines().some(({ kind }) => kind === 'request'))
  return lines()
}

const attemptsIn = ({ platform = [] }: Record<string, unknown>) => platform as LoggedAttempt[]

t.test('a request has one line, with the fields that support needs and its platform calls', async (t) => {
  const [line = {}, ...others] = await linesOf('/api/me/balance')
  t.strictSame(others, [])
  t.match(line, {
    kind: 'request',
    time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    reference: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    brand: 'localhost',
    operation: 'getBalance',
    method: 'GET',
    route: '/api/me/balance',
    status: 200,
    durationMs: Number,
    account: /^[0-9a-f]{16}$/,
  })
  const attempts = attemptsIn(line)
  const [{ startMs = -1, durationMs = 0 } = {}] = attempts
  const said = { call, attempt: 1, outcome: 'ok', statusCode: 1, statusMessage: 'OK' }
  t.strictSame(attempts, [{ ...said, startMs, durationMs }], 'and nothing that goes without saying')
  t.ok(startMs >= 0 && startMs + durationMs <= Number(line.durationMs) + 0.1, 'within the request')
})

t.test('an attempt that failed has a line of its own at once, and stands in its request’s too', async (t) => {
  control.fault({ call, fault: { kind: 'status', status: 503 }, times: 1 })
  const lines = await linesOf('/api/me/balance')
  const failed = { call, attempt: 1, outcome: 'network', httpStatus: 503, reason: 'serverError' }
  t.match(lines, [
    { ...failed, kind: 'platform', level: 'warn', host: 'localhost', msg: /could not be reached/ },
    { kind: 'request', level: 'info', status: 200, platform: [failed, { call, attempt: 2, outcome: 'ok' }] },
  ])
  t.equal(lines.length, 2)
})

t.test('a request without platform calls says nothing of them', async (t) => {
  const [line = {}] = await linesOf('/api/session')
  t.equal(line.operation, 'getSession')
  t.notOk('platform' in line)
})

t.test('data that is fetched for all has a line of its own', async (t) => {
  const texts = '/api/settings/siteinfodetail'
  const refreshes = () => site.log.filter((line) => line.kind === 'platform' && line.call === texts)
  await site.ask('/api/cms')
  const before = refreshes().length
  await site.ask('/api/cms')
  await until('it is refreshed', () => refreshes().length > before)
  const requests = site.log.filter(({ kind }) => kind === 'request')
  for (const { requestId, level, startMs } of refreshes()) {
    t.equal(level, 'info')
    t.equal(startMs, undefined)
    t.notOk(requests.some((line) => line.requestId === requestId))
  }
  t.notOk(requests.flatMap(attemptsIn).some((attempt) => attempt.call === texts))
})
