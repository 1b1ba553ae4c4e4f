import { collectDefaultMetrics, Registry } from 'prom-client'
import type { CacheEvent } from '../cache/cache-event.ts'
import type { Release } from '../config/release.ts'
import type { CallOutcome } from '../request/platform-attempt.ts'
import type { BreakerState, PlatformCallRecord, SessionEvent } from './events.ts'
import { createInstruments, type Instruments } from './instruments.ts'

/** The gateway's Prometheus metrics. Label values are bounded: nothing that a client sends becomes one. */
export interface Metrics {
  /** A request that came to no brand has none. */
  request(facts: { operation: string; brand: string | undefined; status: number; durationMs: number }): void
  platformCall(record: PlatformCallRecord): void
  cacheEvent(event: CacheEvent): void
  breaker(host: string, state: BreakerState): void
  drift(call: string): void
  retryDenied(call: string): void
  session(event: SessionEvent): void
  /** Whether Redis, which is set, cannot be reached. */
  redisLost(isLost: boolean): void
  /** Entries of a journal that could not be put on the disk. */
  journalUnsaved(journal: string, entries: number): void
  /** Deposits and withdrawals whose outcome is asked for, on all replicas together. */
  moneyOutcomesAsked(open: number): void
  /** The outcome of a deposit or withdrawal went to manual review. */
  moneyManualReview(): void
  /** A page was rendered, failed, or was refused because too many wait. */
  render(brand: string, outcome: 'rendered' | 'failed' | 'refused'): void
  /** Event streams that are open. */
  eventStreams(open: number): void
  /** What the doctor found of a brand; undefined where it is no brand any more. */
  examined(brand: string, found: { errors: number; warnings: number } | undefined): void
  /** A line of the log was dropped, because it could not be written. */
  logLineDropped(): void
  /** Pages that load their data, wait for their turn or are rendered. */
  renderQueue(pages: number): void
  /** The exposition format, for `GET /metrics`. */
  expose(): Promise<{ contentType: string; text: string }>
}

/** What the metrics take their labels from. */
export interface MetricNames {
  release: Release
  /** Hosts of the settings, which are named before others. */
  brandDomains: readonly string[]
  /** How many brands have a label of their own; the others share one. */
  mostBrands: number
  callPaths: readonly string[]
}

// Label of brands beyond those, and of hosts that only match a wildcard and may not exist.
const sharedLabel = 'other'
// Label of requests that came to no brand.
const brandless = 'none'
const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
const breakerLevels: Record<BreakerState, number> = { closed: 0, halfOpen: 1, open: 2 }
const unsent: ReadonlySet<CallOutcome> = new Set(['breaker', 'busy'])
// Gauges with the names of counters, which Prometheus' own check refuses; nodejs_active_resources tells the same.
const misnamed = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`)

/**
 * Creates the metrics of a gateway. A brand gets its own label once it is known to exist: because the settings name
 * it, or because the platform has start-up data for it.
 */
export function createMetrics({ release, brandDomains, mostBrands, callPaths }: MetricNames): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)

  const instruments = createInstruments(registry)
  instruments.build.set({ ...release }, 1)
  showFromTheStart(instruments, callPaths)
  const named = new Set(brandDomains.filter((host) => !host.startsWith('*.')).slice(0, mostBrands))
  const brandLabel = (host: string) => (named.has(host) ? host : sharedLabel)

  return {
    request({ operation, brand: host, status: code, durationMs }) {
      const status = statusClasses[Math.floor(code / 100)] ?? 'other'
      const brand = host === undefined ? brandless : brandLabel(host)
      instruments.requests.inc({ operation, status })
      instruments.requestDurations.observe({ operation }, durationMs / 1000)
      instruments.brandRequests.inc({ brand, status })
      instruments.brandRequestDurations.observe({ brand }, durationMs / 1000)
    },
    platformCall({ call, host, outcome, attempt, code, durationMs }) {
      const brand = brandLabel(host)
      instruments.calls.inc({ call, outcome })
      instruments.brandCalls.inc({ brand, outcome })
      if (attempt > 1) instruments.retries.inc({ call })
      if (code === 'refused') instruments.refusals.inc({ call })
      if (unsent.has(outcome)) return
      instruments.callDurations.observe({ call }, durationMs / 1000)
      instruments.brandCallSeconds.inc({ brand }, durationMs / 1000)
    },
    cacheEvent(event) {
      if (event.type === 'hit') return instruments.cacheHit(event.key.kind)
      if (showsBrand(event) && named.size < mostBrands) named.add(event.key.host)
      const kind = 'key' in event ? event.key.kind : 'kind' in event ? event.kind : undefined
      const isOversize = event.type === 'notStored' && event.reason === 'oversize'
      instruments.cacheEvents.inc({ kind: kind ?? 'all', event: isOversize ? 'oversize' : event.type })
      // Hosts that only match a wildcard fail all the time: nobody has them.
      if ((event.type === 'failing' || event.type === 'recovered') && named.has(event.key.host))
        instruments.failing.set(
          { brand: event.key.host, kind: event.key.kind },
          event.type === 'failing' ? 1 : 0,
        )
    },
    breaker(host, state) {
      // A label that hosts share would have the state of the last that changed.
      if (named.has(host)) instruments.breakers.set({ brand: host }, breakerLevels[state])
    },
    drift: (call) => instruments.drifts.inc({ call }),
    retryDenied: (call) => instruments.denials.inc({ call }),
    session: (event) => instruments.sessions.inc({ event }),
    redisLost: (isLost) => instruments.redisLost.set(isLost ? 1 : 0),
    journalUnsaved: (journal, entries) => instruments.unsaved.inc({ journal }, entries),
    eventStreams: (open) => instruments.eventStreams.set(open),
    moneyOutcomesAsked: (open) => instruments.moneyOutcomes.set({ state: 'asked' }, open),
    moneyManualReview: () => instruments.moneyOutcomes.inc({ state: 'needsPeople' }),
    render: (brand, outcome) => instruments.renders.inc({ brand: brandLabel(brand), outcome }),
    examined(brand, found) {
      for (const [severity, number] of [
        ['error', found?.errors],
        ['warning', found?.warnings],
      ] as const) {
        if (number === undefined) instruments.findings.remove({ brand, severity })
        else if (named.has(brand)) instruments.findings.set({ brand, severity }, number)
      }
    },
    logLineDropped: () => instruments.droppedLines.inc(),
    renderQueue: (pages) => instruments.renderQueue.set(pages),
    async expose() {
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** An alert sees a count rise only if it stood there before. */
function showFromTheStart({ drifts, moneyOutcomes }: Instruments, callPaths: readonly string[]): void {
  for (const call of callPaths) drifts.inc({ call }, 0)
  for (const state of ['asked', 'needsPeople']) moneyOutcomes.set({ state }, 0)
}

type KeyedEvent = Extract<CacheEvent, { key: unknown }>

/** Whether the event proves that start-up data of the brand exists. */
function showsBrand(event: CacheEvent): event is KeyedEvent {
  return (event.type === 'stored' || event.type === 'stale') && event.key.kind === 'startup'
}
