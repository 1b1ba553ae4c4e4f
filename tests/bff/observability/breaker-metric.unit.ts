import t from 'tap'
import { createMetrics } from '#bff/observability/metrics.ts'

t.test('the breaker is shown of brands that exist, and not of the hosts that share a label', async (t) => {
  const metrics = createMetrics(['a.test', '*.test'], { version: '1.0.0', revision: '', build: '' })
  metrics.breaker('made-up.test', 'open')
  metrics.breaker('a.test', 'halfOpen')
  const { text } = await metrics.expose()
  t.strictSame(text.match(/^marquee_breaker_state\{.*/gm), ['marquee_breaker_state{brand="a.test"} 1'])
})
