import { Writable } from 'node:stream'
import pino from 'pino'
import t from 'tap'
import { cacheKey } from '#bff/cache/cached.ts'
import { createLogFrom } from '#bff/observability/log.ts'
import { cacheEventObserver } from '#bff/observability/observers.ts'
import { giving } from '../cache/scripted-loader.ts'
import { lucky, policy, testCache } from '../cache/test-cache.ts'
import { testMetrics } from './test-metrics.ts'

t.test('a value that is too large to be kept is told of once, and counted each time', async (t) => {
  const lines: unknown[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const metrics = testMetrics()
  const onEvent = cacheEventObserver(
    createLogFrom(pino(stream), () => undefined),
    metrics,
  )
  const { cache } = testCache({ maxBytesPerBrand: 50_000, onEvent })
  const games = cacheKey(lucky, 'catalogue', 'games')
  for (let times = 0; times < 3; times++) await cache.get(games, policy, giving('all', 60_000))
  t.match(lines, [{ event: 'cacheValueTooLarge', host: lucky.host, name: 'games', bytes: 60_000 }])
  t.equal(lines.length, 1)
  const { text } = await metrics.expose()
  t.match(text, 'marquee_cache_events_total{kind="catalogue",event="oversize"} 3')
  await cache.get(games, policy, giving('fewer', 1_000))
  cache.purge({ host: lucky.host })
  await cache.get(games, policy, giving('all', 60_000))
  t.equal(lines.length, 3, 'the purge, and once more after it had fitted')
})
