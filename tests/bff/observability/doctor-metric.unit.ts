import t from 'tap'
import { testMetrics } from './test-metrics.ts'

t.test('what the doctor found is shown of brands that have a label, until they are none', async (t) => {
  const metrics = testMetrics({ brandDomains: ['a.test', '*.test'] })
  const shown = async () => (await metrics.expose()).text.match(/^marquee_doctor_findings\{.*/gm)
  metrics.examined('made-up.test', { errors: 4, warnings: 0 })
  t.equal(await shown(), null)
  metrics.examined('a.test', { errors: 2, warnings: 0 })
  t.strictSame(await shown(), [
    'marquee_doctor_findings{brand="a.test",severity="error"} 2',
    'marquee_doctor_findings{brand="a.test",severity="warning"} 0',
  ])
  metrics.examined('a.test', undefined)
  t.equal(await shown(), null)
})
