import t from 'tap'
import { testMetrics } from './test-metrics.ts'

t.test('the breaker is shown of brands that exist, and not of the hosts that share a label', async (t) => {
  const metrics = testMetrics({ brandDomains: ['a.test', '*.test'] })
  metrics.breaker('made-up.test', 'open')
  metrics.breaker('a.test', 'halfOpen')
  const { text } = await metrics.expose()
  t.strictSame(text.match(/^marquee_breaker_state\{.*/gm), ['marquee_breaker_state{brand="a.test"} 1'])
})
