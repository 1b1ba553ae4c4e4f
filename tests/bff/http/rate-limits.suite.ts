import t from 'tap'
import type { Ask } from '../../support/send.ts'
import { startSite } from '../../support/site.ts'

const limits = {
  RATE_LIMIT_CREDENTIALS: '3/60',
  RATE_LIMIT_TAC: '2/60',
  RATE_LIMIT_WRITES: '4/60',
  RATE_LIMIT_READS: '5/60',
}
const site = await startSite({ ...limits, TRUSTED_PROXIES: '127.0.0.0/8' })
const untrusting = await startSite(limits)
t.teardown(() => Promise.all([site.close(), untrusting.close()]))

/** The statuses of so many requests, each through a proxy that says where it comes from. */
async function statuses(times: number, path: string, ask: (index: number) => Ask): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < times; index += 1) all.push((await site.ask(path, ask(index))).status)
  return all
}

const from = (address: string, rest: Ask = {}): Ask => ({ ...rest, headers: { 'x-forwarded-for': address } })
const guess = (accountId: string) => ({ method: 'POST', body: { accountId, password: 'Wrong123' } })

t.test('an exceeded limit is reported with Retry-After', async (t) => {
  const first = await site.ask('/api/startup', from('10.1.0.1'))
  t.match(first.headers, { 'ratelimit-limit': '5', 'ratelimit-remaining': '4', 'ratelimit-reset': /^\d+$/ })
  t.same(await statuses(4, '/api/startup', () => from('10.1.0.1')), [200, 200, 200, 200])
  const refused = await site.ask('/api/startup', from('10.1.0.1'))
  t.equal(refused.status, 429)
  t.match(refused.json(), { code: 'tooManyRequests', statusCode: -429, handling: 'dialog' })
  t.match(refused.headers, {
    'retry-after': /^([1-9]|[1-5]\d|60)$/,
    'ratelimit-limit': '5',
    'ratelimit-remaining': '0',
    'cache-control': 'no-store',
  })
})

t.test('each class has its own limit, and invalid requests count too', async (t) => {
  const address = '10.1.0.2'
  const invalid = { method: 'POST', body: {} }
  t.same(await statuses(4, '/api/session', () => from(address, invalid)), [400, 400, 400, 429])
  t.same(await statuses(3, '/api/tac/verify', () => from(address, invalid)), [400, 400, 429])
  t.same(await statuses(5, '/api/site/visits', () => from(address, { method: 'POST' })), [
    ...[200, 200, 200, 200, 429],
  ])
  t.same(await statuses(2, '/api/startup', () => from(address)), [200, 200])
})

t.test('requesting a code does not use up the attempts to enter it', async (t) => {
  const about = (body: object, index = 0) =>
    from(`10.1.3.${index}`, { method: 'POST', body: { accountId: 'newcomer', ...body } })
  t.same(await statuses(1, '/api/tac/register', () => about({})), [200])
  const entered = await statuses(3, '/api/tac/verify', (index) => about({ tac: '999999' }, index))
  t.same(entered, [422, 422, 429])
})

t.test('attempts at an account are limited across addresses', async (t) => {
  const guesses = await statuses(5, '/api/session', (index) => from(`10.2.0.${index}`, guess('victim')))
  t.same(guesses, [422, 422, 422, 429, 429])
  t.same(
    await statuses(1, '/api/session', () => from('10.2.1.1', guess(' VICTIM '))),
    [429],
    'by its one name',
  )
  t.same(await statuses(1, '/api/session', () => from('10.2.1.2', guess('another'))), [422])
  const elsewhere = from('10.2.1.3', { ...guess('victim'), host: 'casino.localhost' })
  t.same(await statuses(1, '/api/session', () => elsewhere), [422], 'another brand is another account')
})

t.test('a player is counted across addresses', async (t) => {
  const login = { method: 'POST', body: { accountId: 'demo', password: 'Demo1234' } }
  const cookie = (await site.ask('/api/session', from('10.3.0.1', login))).cookies[0] ?? ''
  const asked = await statuses(6, '/api/session', (index) => from(`10.3.1.${index}`, { cookie }))
  t.same(asked, [200, 200, 200, 200, 200, 429])
})

t.test('logging out clears the cookie even over the limit', async (t) => {
  const leave = () => site.ask('/api/session', from('10.3.0.2', { method: 'DELETE', cookie: 'session=any' }))
  for (let times = 0; times < 4; times += 1) await leave()
  const refused = await leave()
  t.same([refused.status, refused.cookies], [429, ['session=', 'player=']])
})

t.test('the address is the one that the proxy reports, and an IPv6 /56 counts as one', async (t) => {
  const spoofed = await statuses(6, '/api/startup', (index) => from(`10.9.9.${index}, 10.4.0.1`))
  t.same(spoofed, [200, 200, 200, 200, 200, 429])
  const household = await statuses(6, '/api/startup', (index) => from(`2001:db8:1:2${index}::${index}`))
  t.same(household, [200, 200, 200, 200, 200, 429])
  t.same(await statuses(1, '/api/startup', () => from('2001:db8:1:100::1')), [200])
  const all: number[] = []
  for (let index = 0; index < 6; index += 1)
    all.push((await untrusting.ask('/api/startup', from(`10.5.0.${index}`))).status)
  t.same(all, [200, 200, 200, 200, 200, 429], 'who is not trusted says nothing of addresses')
})

t.test('a forwarded value that is no address is ignored, and a port is no part of one', async (t) => {
  const host = 'proxied.localhost'
  await site.ask('/api/startup', { host })
  const asked = (addresses: readonly string[]) =>
    statuses(addresses.length, '/api/startup', (index) => from(addresses[index] ?? '', { host }))
  const invented = ['unknown', '_hidden', '', '10.8.0.1, unknown', '10.8.0.2, 1.2.3', '10.8.0.3, <script>']
  t.same(await asked(invented), [200, 200, 200, 200, 200, 429], 'the proxy is counted')
  const ports = [1, 2, 3, 4, 5, 6].map((port) => `10.8.1.1:${port}`)
  t.same(await asked(ports), [200, 200, 200, 200, 200, 429])
  const portsSix = [1, 2, 3, 4, 5, 6].map((port) => `[2001:db8:9::1]:${port}`)
  t.same(await asked(portsSix), [200, 200, 200, 200, 200, 429])
  const mapped = [1, 2, 3, 4, 5, 6].map((last) => `::ffff:10.8.2.${last}`)
  t.same(await asked(mapped), [200, 200, 200, 200, 200, 200], 'IPv4 within IPv6 is no household')
})

t.test('a chain of proxies that add ports tells clients apart', async (t) => {
  for (const hop of ['127.0.0.2:40', '[::ffff:127.0.0.2]:40']) {
    const host = `chain-${hop.length}.localhost`
    const asked = await statuses(6, '/api/startup', (index) =>
      from(`10.7.${index}.1:5${index}, ${hop}`, { host }),
    )
    t.same(asked, [200, 200, 200, 200, 200, 200], hop)
  }
})

t.test('requests for unknown hosts and unknown pages are counted', async (t) => {
  const unknown = await statuses(6, '/api/startup', (index) =>
    from('10.6.0.1', { host: `made-up-${index}.example` }),
  )
  t.same(unknown, [421, 421, 421, 421, 421, 429])
  const nowhere = await statuses(6, '/nowhere', () => from('10.6.0.2'))
  t.same(nowhere, [404, 404, 404, 404, 404, 429])
})

t.test('wrong codes of a player are limited across operations, and other refusals are not', async (t) => {
  const cookie = await site.signIn('winner', 'Demo1234')
  let keys = 0
  const post = async (path: string, body: object) => {
    const key = `00000000-0000-4000-8000-${String(keys++).padStart(12, '0')}`
    const headers = { 'x-forwarded-for': `10.9.0.${keys}`, 'idempotency-key': key }
    const answer = await site.ask(path, { method: 'POST', cookie, headers, body })
    const { code, attemptsLeft } = answer.json<{ code: string; attemptsLeft?: number }>()
    return [code, attemptsLeft, answer.headers['retry-after'] !== undefined]
  }
  const { items } = (await site.ask('/api/me/banks', { cookie })).json<{ items: { bankId: string }[] }>()
  const withdrawal = { bankId: items[0]?.bankId, amount: '500', tac: '999999' }
  const bank = { accountName: 'Wilma Winner', accountNumber: '1234567890', tac: '999999' }
  t.same(
    [
      await post('/api/me/banks', { ...bank, bankCode: 'none' }),
      await post('/api/me/banks', { ...bank, bankCode: 'bpi' }),
      await post('/api/cashier/withdrawals', withdrawal),
      await post('/api/me/banks', { ...bank, bankCode: 'bdo' }),
    ],
    [
      ['invalidInput', undefined, false],
      ['tacInvalid', 1, false],
      // The last one for now tells how long to wait.
      ['tacInvalid', 0, true],
      ['tooManyRequests', undefined, true],
    ],
  )
})
