import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { DoctorResult } from '#bff/doctor/watch/doctor-result.ts'
import { createLastResults } from '#bff/doctor/watch/last-results.ts'
import { createRounds } from '#bff/doctor/watch/rounds.ts'
import { until } from '../../support/until.ts'
import { startRedis } from '../shared-state/redis-server.ts'
import { testLink } from '../shared-state/test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())
const hour = 3_600_000

async function openResults(t: Test, prefix: string, turnMs = 60_000) {
  const { link } = testLink(t, server, prefix)
  await link.open()
  return createLastResults({ link, keepMs: hour, turnMs })
}

const resultAt = (time: number, errors = 0): DoctorResult => ({
  examinedAt: new Date(time).toISOString(),
  errors,
  warnings: 0,
  findings: [],
})

t.test('two replicas examine each brand once, one at a time, and both know what was found', async (t) => {
  const all = ['a.test', 'b.test', 'c.test']
  const examined: string[] = []
  let atOnce = 0
  const replicas = await Promise.all(
    ['one', 'two'].map(async () => {
      const results = await openResults(t, 'rounds:')
      const rounds = createRounds({
        everyMs: hour,
        firstAfterMs: 0,
        results,
        hosts: () => all,
        async examine(host) {
          atOnce += 1
          t.equal(atOnce, 1)
          examined.push(host)
          await sleep(50)
          atOnce -= 1
          return resultAt(Date.now(), 0)
        },
        isBusy: () => false,
        onResult() {},
        onError: (error) => t.fail(String(error)),
        rest: (_, signal) => sleep(20, undefined, { signal }).catch(() => {}),
      })
      t.teardown(() => rounds.close())
      void rounds.run()
      return results
    }),
  )
  await until('both know all brands', () =>
    replicas.every((results) => results.hosts().length === all.length),
  )
  await sleep(300)
  t.strictSame(examined.toSorted(), all)
  for (const host of all) t.strictSame(replicas[0]?.of(host), replicas[1]?.of(host))
})

t.test('a replica that has died gives up its turn after a while', async (t) => {
  const [dead, alive] = await Promise.all(['', ''].map(() => openResults(t, 'died:', 400)))
  void dead?.inTurn(() => new Promise(() => {}))
  await sleep(100)
  let worked = 0
  const work = async () => {
    worked += 1
  }
  await alive?.inTurn(work)
  t.equal(worked, 0)
  await until('its turn is over', async () => {
    await alive?.inTurn(work)
    return worked > 0
  })
})

t.test('a turn that took too long does not end that of another', async (t) => {
  const [slow, next, third] = await Promise.all(['', '', ''].map(() => openResults(t, 'slow:', 200)))
  const end = Promise.withResolvers<void>()
  const slowTurn = slow?.inTurn(() => end.promise)
  await sleep(300)
  const holds = Promise.withResolvers<void>()
  const nextTurn = next?.inTurn(() => holds.promise)
  await sleep(50)
  end.resolve()
  await slowTurn
  let worked = false
  await third?.inTurn(async () => {
    worked = true
  })
  t.notOk(worked)
  holds.resolve()
  await nextTurn
})

t.test('what another release has written is nothing, and without Redis nobody works', async (t) => {
  const { link, next } = testLink(t, server, 'other:')
  await link.open()
  const results = createLastResults({ link, keepMs: hour, turnMs: 1000 })
  await results.share('a.test', resultAt(Date.now(), 3))
  t.match(await results.readShared('a.test'), { errors: 3 })
  for (const text of ['{', '{"errors":"many"}']) {
    await link.attempt((redis) => redis.set('other:doctor:result:a.test', text))
    t.equal(await results.readShared('a.test'), undefined)
  }
  const lost = next('redisLost')
  await server.kill()
  await lost
  await results.inTurn(async () => void t.fail('another replica may be at it'))
  t.equal(await results.readShared('a.test'), undefined)
  await server.restart()
})
