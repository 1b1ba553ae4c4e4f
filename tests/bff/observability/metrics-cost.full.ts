// What the metrics of 200 brands cost when their players use everything there is.
import { operationIds } from '@marquee/contracts/operations'
import t from 'tap'
import { startSite } from '../../support/site.ts'
import { answeredIds, sendExample } from '../areas/send-example.ts'

const hosts = Array.from({ length: 200 }, (_, index) => `brand-${index}.localhost`)
const site = await startSite({ BRAND_DOMAINS: hosts.join(',') })
t.teardown(() => site.close())

// Each operation is used at every twentieth brand: its figures and those of the brand do not depend on each other.
const parts = 20

t.test('200 brands in full use stay below 12,000 series and 2 MB', { timeout: 600_000 }, async (t) => {
  for (const [index, host] of hosts.entries()) {
    const cookie = await site.signIn('demo', 'Demo1234', host)
    for (const path of ['/en', '/api/startup', '/assets/none.js', '/robots.txt', '/media/none.png'])
      await site.ask(path, { host })
    for (const [turn, id] of answeredIds.entries())
      if (turn % parts === index % parts) await sendExample(site, id, { host, cookie })
  }
  const text = await (await fetch(`${site.adminUrl}/metrics`)).text()
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const valuesOf = (label: string) =>
    new Set(series.map((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1]))
  const [operations, brands] = [valuesOf('operation'), valuesOf('brand')]
  t.strictSame(
    operationIds.filter((id) => answeredIds.includes(id) && !operations.has(id)),
    [],
    'every operation was used',
  )
  t.strictSame(
    hosts.filter((host) => !brands.has(host)),
    [],
    'at every brand',
  )
  const calls = new Set(
    series.flatMap((line) => /^marquee_platform_calls_total\{call="([^"]*)"/.exec(line)?.[1] ?? []),
  )
  t.ok(calls.size > 80, `${calls.size} calls of the platform were made`)
  t.ok(series.length < 12_000, `${series.length} series`)
  t.ok(text.length < 2_000_000, `${text.length} bytes`)
})
