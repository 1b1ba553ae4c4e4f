import t from 'tap'
import { cacheKey } from '#bff/cache/cached.ts'
import { testMetrics } from './test-metrics.ts'

t.test('hits of the cache are counted up to each reading, and no reading counts them again', async (t) => {
  const metrics = testMetrics()
  const key = cacheKey({ host: 'a.test' }, 'startup', '')
  const hits = async () =>
    /^marquee_cache_events_total\{kind="startup",event="hit"\} (\d+)$/m.exec(
      (await metrics.expose()).text,
    )?.[1]
  for (let times = 0; times < 3; times++) metrics.cacheEvent({ type: 'hit', key })
  t.same([await hits(), await hits()], ['3', '3'])
  metrics.cacheEvent({ type: 'hit', key })
  t.equal(await hits(), '4')
})
