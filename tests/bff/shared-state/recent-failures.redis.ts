import t from 'tap'
import type { FailureLine } from '#bff/observability/log.ts'
import { createRecentFailures } from '#bff/shared-state/recent-failures.ts'
import { startRedis } from './redis-server.ts'
import { testLink } from './test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())

const lineOf = (text: string, time = new Date().toISOString()) =>
  JSON.stringify({ level: 'error', time, msg: text })
const failure = (brand: string, text: string, kind: FailureLine['kind'] = 'failed'): FailureLine => ({
  ...{ brand, kind },
  text: lineOf(text),
})
const textsOf = (lines: readonly string[]) => lines.map((line): string => JSON.parse(line).msg).toSorted()

t.test('a replica knows the failures of the others, each once', async (t) => {
  const links = [testLink(t, server, 'f1:').link, testLink(t, server, 'f1:').link]
  await Promise.all(links.map((link) => link.open()))
  const [one, other] = links.map((link) => createRecentFailures({ link }))
  one?.keep(failure('a.test', 'one'))
  other?.keep(failure('b.test', 'other'))
  await Promise.all([one?.close(), other?.close()])
  for (const replica of [one, other]) {
    t.strictSame(textsOf((await replica?.read()) ?? []), ['one', 'other'])
    t.strictSame(textsOf((await replica?.read('a.test')) ?? []), ['one'])
  }
})

t.test('of each brand the latest are kept, and refusals push out no failure', async (t) => {
  const { link } = testLink(t, server, 'f2:')
  await link.open()
  const failures = createRecentFailures({ link })
  failures.keep(failure('a.test', 'failed'))
  for (let count = 0; count < 300; count++) failures.keep(failure('a.test', `wrong ${count}`, 'refused'))
  await failures.close()
  const restarted = createRecentFailures({ link })
  const texts = textsOf(await restarted.read('a.test'))
  t.equal(texts.length, 201)
  t.ok(texts.includes('failed') && texts.includes('wrong 299') && !texts.includes('wrong 99'))
  const ttl = await link.run(
    (redis) => redis.pttl('f2:failures:a.test:failed'),
    () => -3,
  )
  t.ok(ttl > 0 && ttl <= 3 * 24 * 3_600_000, 'and they expire')
})

t.test('invented hosts push out the brands that failed the longest ago, and no more are kept', async (t) => {
  const { link } = testLink(t, server, 'f3:')
  await link.open()
  const failures = createRecentFailures({ link, brands: { memory: 5, redis: 2 } })
  for (const brand of ['a', 'b', 'c']) {
    failures.keep(failure(brand, brand))
    await failures.close()
  }
  const keys = await link.run(
    (redis) => redis.keys('f3:failures:*'),
    () => [],
  )
  t.strictSame(keys.toSorted(), ['f3:failures:b:failed', 'f3:failures:c:failed'])
})

t.test('while Redis is away a replica knows its own', async (t) => {
  const { link } = testLink(t, server, 'f4:')
  const failures = createRecentFailures({ link })
  failures.keep(failure('a.test', 'own'))
  await failures.close()
  t.strictSame(textsOf(await failures.read()), ['own'])
})
