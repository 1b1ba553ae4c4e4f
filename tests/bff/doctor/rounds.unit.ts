import t from 'tap'
import type { DoctorResult } from '#bff/doctor/watch/doctor-result.ts'
import { createLastResults } from '#bff/doctor/watch/last-results.ts'
import { createRounds } from '#bff/doctor/watch/rounds.ts'

const minute = 60_000
const hour = 60 * minute

interface Scene {
  everyMs?: number
  hosts?: () => readonly string[]
  /** How many errors an examination finds; it may throw. */
  errorsOf?: (host: string, at: number) => number
  isBusy?: (at: number) => boolean
  forMs: number
}

/** Makes rounds by a clock that goes on only while they rest. Each examination takes two seconds of it. */
async function play({ everyMs = hour, hosts = () => ['a.test'], errorsOf = () => 0, isBusy, forMs }: Scene) {
  let time = 0
  let atOnce = 0
  let mostAtOnce = 0
  const examined: { host: string; at: number }[] = []
  const told: [string, number | undefined, string][] = []
  const failures: unknown[] = []
  const rounds = createRounds({
    everyMs,
    firstAfterMs: 5_000,
    results: createLastResults({ link: undefined, keepMs: hour, turnMs: minute }),
    hosts,
    async examine(host): Promise<DoctorResult> {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      examined.push({ host, at: time })
      time += 2_000
      await new Promise(setImmediate)
      atOnce -= 1
      const errors = errorsOf(host, time)
      return { examinedAt: new Date(time).toISOString(), errors, warnings: 0, findings: [] }
    },
    isBusy: () => isBusy?.(time) ?? false,
    onResult: (host, result, by) => void told.push([host, result?.errors, by]),
    onError(error) {
      failures.push(error)
      atOnce = 0
    },
    now: () => time,
    async rest(ms) {
      time += ms
      await new Promise(setImmediate)
      if (time > forMs) void rounds.close()
    },
  })
  await rounds.run()
  return { examined, told, failures, mostAtOnce }
}

t.test(
  'brands are examined one after the other, spread over the time, and then when it is time',
  async (t) => {
    const all = Array.from({ length: 120 }, (_, at) => `brand${at}.test`)
    const { examined, mostAtOnce } = await play({ hosts: () => all, forMs: 3 * hour })
    t.equal(mostAtOnce, 1)
    const of = (host: string) => examined.filter((one) => one.host === host).map(({ at }) => at)
    const first = all.map((host) => of(host)[0] ?? 0)
    t.ok(Math.max(...first) > 0.9 * hour && Math.max(...first) < 1.2 * hour, 'the first round takes the hour')
    for (const host of all) {
      const times = of(host)
      t.ok(times.length >= 2)
      const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
      t.ok(
        gaps.every((gap) => gap >= hour && gap < 1.2 * hour),
        `${host} ${gaps}`,
      )
    }
  },
)

t.test('too many for the time wait longer', async (t) => {
  const all = Array.from({ length: 120 }, (_, at) => `brand${at}.test`)
  const { examined } = await play({ everyMs: minute, hosts: () => all, forMs: 10 * minute })
  t.strictSame(
    examined
      .slice(0, 120)
      .map(({ host }) => host)
      .toSorted(),
    all.toSorted(),
    'nobody is left out',
  )
  const pauses = examined.slice(1).map(({ at }, index) => at - (examined[index]?.at ?? 0))
  t.ok(pauses.every((pause) => pause >= 4_000))
})

t.test('a brand with errors is looked at again soon, until it is well', async (t) => {
  const { examined, told } = await play({
    errorsOf: (_, at) => (at < 25 * minute ? 2 : 0),
    forMs: 110 * minute,
  })
  const minutes = examined.map(({ at }) => Math.round(at / minute))
  const gaps = minutes.slice(1).map((at, index) => at - (minutes[index] ?? 0))
  t.equal(gaps.length, 4)
  t.ok(
    gaps.slice(0, 3).every((gap) => gap >= 10 && gap <= 12),
    'after ten minutes',
  )
  t.ok((gaps[3] ?? 0) >= 60, 'and then as ever')
  t.strictSame(
    told.map(([, errors]) => errors),
    [2, 2, 2, 0, 0],
  )
})

t.test('who needs the processor comes first', async (t) => {
  const { examined } = await play({ isBusy: (at) => at < 30 * minute, forMs: 50 * minute })
  t.equal(examined.length, 1)
  t.ok((examined[0]?.at ?? 0) >= 30 * minute)
})

t.test('what is no brand any more is forgotten', async (t) => {
  let rounds = 0
  const { told } = await play({
    hosts: () => (++rounds > 3 ? ['b.test'] : ['a.test', 'b.test']),
    errorsOf: () => 1,
    forMs: 8 * minute,
  })
  t.match(told, [
    ['a.test', 1, 'this'],
    ['b.test', 1, 'this'],
    ['a.test', undefined, 'this'],
  ])
})

t.test('an examination that fails is told, and the rounds go on', async (t) => {
  const { examined, failures } = await play({
    errorsOf() {
      throw new Error('a bug')
    },
    forMs: 5 * minute,
  })
  t.ok(examined.length > 2)
  t.match(failures[0], { message: 'a bug' })
})

t.test('the end of the gateway ends an examination, which then says nothing', async (t) => {
  const told: string[] = []
  const begun = Promise.withResolvers<void>()
  const rounds = createRounds({
    everyMs: hour,
    firstAfterMs: 0,
    results: createLastResults({ link: undefined, keepMs: hour, turnMs: minute }),
    hosts: () => ['a.test', 'b.test'],
    async examine(_, signal) {
      begun.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { examinedAt: new Date().toISOString(), errors: 1, warnings: 0, findings: [] }
    },
    isBusy: () => false,
    onResult: (host) => void told.push(host),
    onError: (error) => void told.push(String(error)),
  })
  void rounds.run()
  await begun.promise
  await rounds.close()
  t.strictSame(told, [])
})
