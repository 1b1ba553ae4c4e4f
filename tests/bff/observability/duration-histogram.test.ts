import t from 'tap'
import { DurationHistogram } from '../../../packages/bff/src/observability/duration-histogram.ts'

t.test('counts into cumulative buckets, by labels, in the words of Prometheus', (t) => {
  const histogram = new DurationHistogram('seconds', 'How long', ['operation', 'brand', 'status'])
  for (const ms of [1, 3, 20_000]) histogram.observe('getStartup', 'a.test', '2xx', ms)
  histogram.observe('getStartup', 'b.test', '5xx', 40)
  const lines = histogram.expose().split('\n')
  t.same(lines.slice(0, 2), ['# HELP seconds How long', '# TYPE seconds histogram'])
  const a = 'operation="getStartup",brand="a.test",status="2xx"'
  const said = (text: string) => t.ok(lines.includes(text), text)
  said(`seconds_bucket{le="0.001",${a}} 1`)
  said(`seconds_bucket{le="0.0025",${a}} 1`)
  said(`seconds_bucket{le="0.005",${a}} 2`)
  said(`seconds_bucket{le="10",${a}} 2`)
  said(`seconds_bucket{le="+Inf",${a}} 3`)
  said(`seconds_count{${a}} 3`)
  said(`seconds_sum{${a}} 20.004`)
  said('seconds_count{operation="getStartup",brand="b.test",status="5xx"} 1')
  t.end()
})
