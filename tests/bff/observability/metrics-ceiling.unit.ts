// What the metrics cost at the most: everything that can happen to a brand, an operation and a call has happened.
import { operationIds } from '@marquee/contracts/operations'
import t, { type Test } from 'tap'
import type { CacheEvent } from '#bff/cache/cache-event.ts'
import { cacheKey, cacheKinds } from '#bff/cache/cached.ts'
import { callPaths } from '#bff/platform/calls.ts'
import type { CallOutcome } from '#bff/request/platform-attempt.ts'
import { requestIdentity } from '#bff/request/request-context.ts'
import { testMetrics } from './test-metrics.ts'

const most = { series: 12_000, bytes: 2_000_000 }

const statuses = [200, 304, 404, 503]
const operations = [...operationIds, 'document', 'siteFile', 'build', 'asset', 'media', 'none']
const outcomes = Object.keys({
  ok: true,
  drift: true,
  refused: true,
  timeout: true,
  network: true,
  breaker: true,
  busy: true,
  aborted: true,
} satisfies Record<CallOutcome, true>) as CallOutcome[]
const cacheEvents = [
  ...(['hit', 'stale', 'miss', 'coalesced', 'failureRemembered', 'waitTimeout'] as const),
  ...(['stored', 'notStored', 'failed', 'failing', 'recovered'] as const),
]
// No value of the cache is a template.
const kinds = cacheKinds.filter((kind) => kind !== 'template')

const hosts = (count: number) => Array.from({ length: count }, (_, index) => `brand-${index}.example.com`)

/** Metrics of a gateway after everything has happened at these brands. */
async function exposedAfterEverything(brands: readonly string[], mostBrands: number): Promise<string> {
  const metrics = testMetrics({ brandDomains: brands, mostBrands, callPaths })
  const inTurn = [...brands, undefined]
  const turns = Math.max(operations.length * statuses.length, inTurn.length * statuses.length)
  for (let turn = 0; turn < turns; turn += 1)
    metrics.request({
      operation: operations[Math.floor(turn / statuses.length) % operations.length] ?? '',
      brand: inTurn[Math.floor(turn / statuses.length) % inTurn.length],
      status: statuses[turn % statuses.length] ?? 0,
      durationMs: turn,
    })
  const attempts = Math.max(callPaths.length, brands.length) * outcomes.length
  for (let turn = 0; turn < attempts; turn += 1)
    metrics.platformCall({
      ...{ attempt: 2, code: 'refused', durationMs: turn, request: requestIdentity() },
      ...{
        httpStatus: 200,
        statusCode: 1,
        statusMessage: '',
        envelope: undefined,
        reason: undefined,
        drift: undefined,
      },
      call: callPaths[Math.floor(turn / outcomes.length) % callPaths.length] ?? '',
      host: brands[Math.floor(turn / outcomes.length) % brands.length] ?? '',
      outcome: outcomes[turn % outcomes.length] ?? 'ok',
    })
  for (const call of callPaths) {
    metrics.drift(call)
    metrics.retryDenied(call)
  }
  for (const host of brands) {
    metrics.breaker(host, 'open')
    for (const outcome of ['rendered', 'failed', 'refused'] as const) metrics.render(host, outcome)
    for (const kind of kinds)
      for (const type of cacheEvents) metrics.cacheEvent(cacheEvent(type, cacheKey({ host }, kind, '')))
  }
  metrics.cacheEvent({ type: 'purged', host: undefined, kind: undefined, entries: 1, loads: 0 })
  metrics.cacheEvent({ type: 'evicted', host: brands[0] ?? '', entries: 1 })
  for (const event of ['opened', 'ended', 'refused'] as const) metrics.session(event)
  for (const journal of ['ended-sessions', 'begun-writes', 'open-intents', 'unsettled-money'])
    metrics.journalUnsaved(journal, 1)
  return (await metrics.expose()).text
}

function cacheEvent(type: (typeof cacheEvents)[number], key: ReturnType<typeof cacheKey>): CacheEvent {
  return { type, key, changed: true, reason: 'oversize', bytes: 1, error: new Error('x') } as CacheEvent
}

const seriesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

function staysBelow(t: Test, text: string): void {
  const { length: series } = seriesOf(text)
  t.ok(series < most.series, `${series} series`)
  t.ok(text.length < most.bytes, `${text.length} bytes`)
}

t.test('200 brands have fewer than 12,000 series and 2 MB, whatever happens', async (t) => {
  const brands = hosts(200)
  const text = await exposedAfterEverything(brands, 200)
  staysBelow(t, text)
  for (const [name, values] of [
    ['operation', operations],
    ['call', callPaths],
    ['brand', [...brands, 'none']],
  ] as const)
    for (const value of values) t.ok(text.includes(`${name}="${value}"`), `${value} has figures`)
})

t.test('brands beyond those of METRICS_BRANDS share one label, however many there are', async (t) => {
  const text = await exposedAfterEverything(hosts(2000), 200)
  staysBelow(t, text)
  t.match(text, 'brand="brand-199.example.com"')
  t.notMatch(text, 'brand="brand-200.example.com"')
  t.match(text, 'brand="other"')
  t.notMatch(await exposedAfterEverything(hosts(20), 0), 'brand="brand-')
})

t.test(
  'no series has a brand together with an operation or a call, and a brand has six buckets',
  async (t) => {
    const series = seriesOf(await exposedAfterEverything(hosts(3), 3))
    const ofBrands = series.filter((line) => line.includes('brand="'))
    t.strictSame(
      ofBrands.filter((line) => /(operation|call)="/.test(line)),
      [],
    )
    t.equal(ofBrands.filter((line) => /_bucket\{.*brand="brand-1\./.test(line)).length, 6)
  },
)

t.test(
  'what was not sent to the platform is counted, and says nothing of how long the platform takes',
  async (t) => {
    const metrics = testMetrics({ brandDomains: ['a.test'] })
    for (const [outcome, durationMs] of [
      ['ok', 250],
      ['breaker', 0],
      ['busy', 4000],
    ] as const)
      metrics.platformCall({
        ...{ attempt: 1, code: undefined, durationMs, request: requestIdentity(), outcome },
        ...{ call: '/api/startup', host: 'a.test', httpStatus: undefined, statusCode: undefined },
        ...{ statusMessage: undefined, envelope: undefined, reason: undefined, drift: undefined },
      })
    const { text } = await metrics.expose()
    t.match(text, 'marquee_platform_calls_total{call="/api/startup",outcome="busy"} 1')
    t.match(text, 'marquee_brand_platform_calls_total{brand="a.test",outcome="breaker"} 1')
    t.match(text, 'marquee_platform_call_duration_seconds_count{call="/api/startup"} 1')
    t.match(text, 'marquee_brand_platform_call_seconds_total{brand="a.test"} 0.25')
  },
)
