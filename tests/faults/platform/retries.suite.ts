import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { startSite } from '../../support/site.ts'
import { stoppedClock } from '../../support/stopped-clock.ts'

// Budgets and breakers count by its minutes and seconds.
const site = await startSite({}, {}, { clock: stoppedClock() })
t.teardown(() => site.close())
const { control } = site.sandbox

const readCall = '/api/auth/get_balance'
const busy = (headers: Record<string, string> = {}): Fault => ({ kind: 'status', status: 429, headers })

/** Signs in a player of the brand. The returned function reads the balance and counts the platform calls. */
async function openPlayer(host: string) {
  const cookie = await site.signIn('demo', 'Demo1234', host)
  return async () => {
    control.clearCalls()
    const startedAt = performance.now()
    const { status } = await site.ask('/api/me/balance', { host, cookie })
    return { status, arrived: control.calls(readCall).length, tookMs: performance.now() - startedAt }
  }
}

t.test('a read that fails once is retried, and the player gets a 200', async (t) => {
  const read = await openPlayer('once.localhost')
  const faults: Fault[] = [
    ...[408, 409, 425, 429, 500, 502, 503, 504].map((status): Fault => ({ kind: 'status', status })),
    { kind: 'resetAfter' },
    { kind: 'truncate', abruptly: true },
  ]
  for (const fault of faults) {
    control.fault({ call: readCall, domain: 'once.localhost', fault, times: 1 })
    t.match(await read(), { status: 200, arrived: 2 }, JSON.stringify(fault))
  }
})

t.test('a write that fails once is not retried', async (t) => {
  const host = 'writes.localhost'
  await site.signIn('demo', 'Demo1234', host)
  for (const fault of [busy(), { kind: 'status', status: 503 }, { kind: 'resetBefore' }] as Fault[]) {
    control.fault({ call: '/api/auth/login', domain: host, fault, times: 1 })
    control.clearCalls()
    const body = { accountId: 'demo', password: 'Demo1234' }
    const answer = await site.ask('/api/session', { method: 'POST', host, body })
    t.equal(answer.status, 502, JSON.stringify(fault))
    t.equal(control.calls('/api/auth/login').length, 1)
  }
})

t.test('Retry-After is obeyed where it fits the deadline', async (t) => {
  const read = await openPlayer('patient.localhost')
  control.fault({
    call: readCall,
    domain: 'patient.localhost',
    fault: busy({ 'retry-after': '1' }),
    times: 1,
  })
  const { status, arrived, tookMs } = await read()
  t.match({ status, arrived }, { status: 200, arrived: 2 })
  t.ok(tookMs >= 990, `retried after ${tookMs} ms`)
})

t.test('where it does not fit there is no second attempt', async (t) => {
  const read = await openPlayer('impatient.localhost')
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
  for (const retryAfter of ['60', '120', '999999999999', inAnHour]) {
    const fault = busy({ 'retry-after': retryAfter })
    control.fault({ call: readCall, domain: 'impatient.localhost', fault, times: 1 })
    t.match(await read(), { status: 503, arrived: 1 }, retryAfter)
  }
  t.match(await read(), { status: 200, arrived: 1 })
})

// A 429 does not open the circuit breaker, so only the retry budget limits the retries.
t.test('each brand may retry ten times a minute, then once per ten calls', async (t) => {
  const [read, neighbor] = [await openPlayer('budget.localhost'), await openPlayer('neighbor.localhost')]
  control.fault({ call: readCall, domain: 'budget.localhost', fault: busy() })
  const arrived: number[] = []
  for (let call = 0; call < 14; call++) arrived.push((await read()).arrived)
  t.same(arrived, [...Array(10).fill(2), 1, 1, 1, 1])
  control.fault({ call: readCall, domain: 'neighbor.localhost', fault: busy(), times: 1 })
  t.match(await neighbor(), { status: 200, arrived: 2 })
})

t.test('an open circuit breaker sends nothing and responds with 503 at once', async (t) => {
  const host = 'breaker.localhost'
  const read = await openPlayer(host)
  control.fault({ call: readCall, domain: host, fault: { kind: 'status', status: 500 } })
  let calls = 0
  for (; calls < 40; calls++) if ((await read()).arrived === 0) break
  t.ok(calls < 40, `opened after ${calls} calls`)
  t.match(await read(), { status: 503, arrived: 0 })
  t.match(
    site.log.filter(({ event, host: of }) => event === 'breaker' && of === host),
    [{ state: 'open', level: 'error' }],
    'one line for the change of state',
  )
  control.clearFaults()
  const other = await openPlayer('other.localhost')
  t.match(await other(), { status: 200, arrived: 1 }, 'another brand is not affected')
})

// One player who asks for a record that makes the platform answer so must not close the brand for all.
t.test('answers that cannot be used never open the circuit breaker', async (t) => {
  const unusable: Fault[] = [
    { kind: 'html' },
    { kind: 'html', status: 404 },
    { kind: 'truncate' },
    { kind: 'drift', replace: { value: [] } },
    { kind: 'redirect', location: 'https://elsewhere.test/' },
  ]
  for (const [index, fault] of unusable.entries()) {
    const host = `unusable${index}.localhost`
    const read = await openPlayer(host)
    control.fault({ call: readCall, domain: host, fault })
    for (let call = 0; call < 30; call++) {
      const { arrived } = await read()
      if (arrived === 0) t.fail(`open after ${call} answers: ${JSON.stringify(fault)}`)
    }
    control.clearFaults()
    t.match(await read(), { status: 200, arrived: 1 }, JSON.stringify(fault))
  }
})
