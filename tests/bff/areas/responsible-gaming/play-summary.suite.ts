import t from 'tap'
import { ok, startScripted } from '../promotions/scripted-platform.ts'

const dayMs = 86_400_000
const daysOf = ({ date_from, date_to }: Record<string, unknown>) =>
  (Date.parse(String(date_to)) - Date.parse(String(date_from))) / dayMs + 1

t.test('the figures of a year are the exact sum of what the platform is asked for in months', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  script('/api/rg/summary', () =>
    ok({ value: [{ deposits: '0.10', withdrawals: '0.30', net: '0.20', days_played: 2 }] }),
  )
  const warnings: Error[] = []
  const collect = (warning: Error) => warnings.push(warning)
  process.on('warning', collect)
  t.teardown(() => process.off('warning', collect))
  const ana = await player()
  const answer = await ana.get('/api/me/play-summary?from=2029-07-04&to=2030-07-04')
  t.equal(answer.status, 200, answer.text)
  t.same(
    warnings.map(({ message }) => message),
    [],
    'so many calls leave no warning in the log',
  )
  const asked = payloads('/api/rg/summary')
  t.equal(asked.length, 12)
  const money = (amount: string) => ({ amount, currency: 'PHP' })
  t.same(answer.json(), {
    ...{ deposits: money('1.20'), withdrawals: money('3.60'), net: money('2.40'), daysPlayed: 24 },
  })
  t.ok(
    asked.every((payload) => daysOf(payload) <= 31),
    'no more than it may be asked for at once',
  )
  const sorted = asked.toSorted((one, other) => String(one.date_from).localeCompare(String(other.date_from)))
  t.match([sorted[0]?.date_from, sorted.at(-1)?.date_to], ['2029-07-04', '2030-07-04'])
  t.equal(
    sorted.reduce((days, payload) => days + daysOf(payload), 0),
    366,
    'every day counts once',
  )
  for (const { date_from } of sorted.slice(1)) {
    const before = new Date(Date.parse(String(date_from)) - dayMs).toISOString().slice(0, 10)
    t.ok(
      sorted.some(({ date_to }) => date_to === before),
      `${date_from} follows without a gap`,
    )
  }
})

t.test('a month that is missing leaves no sum, and more than a year is not asked for', async (t) => {
  const { player, script, payloads } = await startScripted(t)
  script('/api/rg/summary', ({ date_from }) =>
    date_from === '2030-02-01'
      ? ok({ value: [{ deposits: 'none' }] })
      : ok({ value: [{ deposits: '1.00', withdrawals: '1.00', net: '0.00', days_played: 1 }] }),
  )
  const ana = await player()
  t.equal((await ana.get('/api/me/play-summary?from=2030-01-01&to=2030-02-01')).status, 502)
  const before = payloads('/api/rg/summary').length
  t.equal((await ana.get('/api/me/play-summary?from=2028-01-01&to=2030-01-01')).status, 400)
  t.equal(payloads('/api/rg/summary').length, before)
})
