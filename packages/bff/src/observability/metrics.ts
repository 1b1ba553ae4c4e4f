import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheEvent } from '../cache/cache-event.ts'
import type { Release } from '../config/release.ts'
import type { BreakerState, PlatformCallRecord, SessionEvent } from './events.ts'

/** The gateway's Prometheus metrics. Label values are bounded: nothing that a client sends becomes one. */
export interface Metrics {
  request(facts: { operation: string; brand: string; status: number; durationMs: number }): void
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
  /** A line of the log was dropped, because it could not be written. */
  logLineDropped(): void
  /** Pages that load their data, wait for their turn or are rendered. */
  renderQueue(pages: number): void
  /** The exposition format, for `GET /metrics`. */
  expose(): Promise<{ contentType: string; text: string }>
}

// Further brands share one label, so that the page stays readable and memory bounded.
const namedBrands = 200
// Label of hosts that only match a wildcard and may not exist.
const sharedLabel = 'other'
const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
const breakerLevels: Record<BreakerState, number> = { closed: 0, halfOpen: 1, open: 2 }

/**
 * Creates the metrics of a gateway. A brand gets its own label once it is known to exist: because the settings name
 * it, or because the platform has start-up data for it.
 */
export function createMetrics(
  brandDomains: readonly string[],
  release: Release,
  callPaths: readonly string[],
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const instruments = createInstruments(registry)
  instruments.build.set({ ...release }, 1)
  showFromTheStart(instruments, callPaths)
  const named = new Set(brandDomains.filter((host) => !host.startsWith('*.')).slice(0, namedBrands))
  const brandLabel = (host: string) => (named.has(host) ? host : sharedLabel)

  return {
    request({ operation, brand, status, durationMs }) {
      const statusClass = statusClasses[Math.floor(status / 100)] ?? 'other'
      instruments.requests.observe(
        { operation, brand: brandLabel(brand), status: statusClass },
        durationMs / 1000,
      )
    },
    platformCall({ call, host, outcome, attempt, code, durationMs }) {
      instruments.calls.observe({ call, brand: brandLabel(host), outcome }, durationMs / 1000)
      if (attempt > 1) instruments.retries.inc({ call })
      if (code === 'refused') instruments.refusals.inc({ call })
    },
    cacheEvent(event) {
      if (event.type === 'hit') return instruments.cacheHit(event.key.kind)
      if (showsBrand(event) && named.size < namedBrands) named.add(event.key.host)
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
    logLineDropped: () => instruments.droppedLines.inc(),
    renderQueue: (pages) => instruments.renderQueue.set(pages),
    async expose() {
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** An alert sees a count rise only if it stood there before. */
function showFromTheStart(
  { drifts, moneyOutcomes }: ReturnType<typeof createInstruments>,
  callPaths: readonly string[],
): void {
  for (const call of callPaths) drifts.inc({ call }, 0)
  for (const state of ['asked', 'needsPeople']) moneyOutcomes.set({ state }, 0)
}

type KeyedEvent = Extract<CacheEvent, { key: unknown }>

/** Whether the event proves that start-up data of the brand exists. */
function showsBrand(event: CacheEvent): event is KeyedEvent {
  return (event.type === 'stored' || event.type === 'stale') && event.key.kind === 'startup'
}

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Registers what the gateway counts and measures. */
function createInstruments(registry: Registry) {
  const registers = [registry]

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers })
  }

  function durations<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Histogram({ name, help, labelNames, buckets: bucketsSeconds, registers })
  }

  function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers })
  }

  // Every answer from memory is one: counted here, and told to the counter when it is read.
  const hits = new Map<string, number>()

  return {
    cacheHit: (kind: string) => void hits.set(kind, (hits.get(kind) ?? 0) + 1),
    requests: durations(
      'marquee_request_duration_seconds',
      'Requests by operation, brand and class of status',
      ['operation', 'brand', 'status'],
    ),
    calls: durations(
      'marquee_platform_call_duration_seconds',
      'Attempts of platform calls by call, brand and outcome',
      ['call', 'brand', 'outcome'],
    ),
    retries: counter('marquee_platform_retries_total', 'Second attempts of platform calls', ['call']),
    denials: counter(
      'marquee_retry_budget_denials_total',
      'Second attempts that the budget of the brand did not allow',
      ['call'],
    ),
    cacheEvents: new Counter({
      name: 'marquee_cache_events_total',
      help: 'What the cache did, by kind of data',
      labelNames: ['kind', 'event'],
      registers,
      collect() {
        for (const [kind, count] of hits) this.inc({ kind, event: 'hit' }, count)
        hits.clear()
      },
    }),
    drifts: counter('marquee_platform_drift_total', 'Fields that were not as the contract says', ['call']),
    // A frequent refusal should get a code of its own.
    refusals: counter('marquee_platform_unknown_refusals_total', 'Refusals without a code', ['call']),
    sessions: counter('marquee_sessions_total', 'Sessions opened, ended and refused', ['event']),
    unsaved: counter(
      'marquee_journal_unsaved_total',
      'Ended sessions and begun writes that could not be put on the disk when they should have been',
      ['journal'],
    ),
    droppedLines: counter(
      'marquee_log_lines_dropped_total',
      'Lines of the log that were dropped, because they could not be written',
      [],
    ),
    renders: counter('marquee_renders_total', 'Pages rendered anew, by brand and outcome', [
      'brand',
      'outcome',
    ]),
    moneyOutcomes: gauge(
      'marquee_money_outcomes_open',
      'Deposits and withdrawals without a known outcome: asked for, or left to people since this start',
      ['state'],
    ),
    eventStreams: gauge('marquee_event_streams', 'Open pages that are told what changes for their player'),
    renderQueue: gauge(
      'marquee_render_queue_pages',
      'Pages that load their data, wait for their turn or are rendered',
    ),
    breakers: gauge('marquee_breaker_state', 'Breaker of a brand: 0 closed, 1 half open, 2 open', ['brand']),
    failing: gauge('marquee_cache_failing', 'Data of a brand that cannot be renewed: 1 while it lasts', [
      'brand',
      'kind',
    ]),
    redisLost: gauge('marquee_redis_lost', 'Redis is set but cannot be reached: 1 while it lasts'),
    build: gauge('marquee_build_info', 'Which Marquee this is; always 1', ['version', 'revision', 'build']),
  }
}
