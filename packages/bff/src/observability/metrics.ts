import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { CacheEvent } from '../cache/cache-event.ts'
import type { BreakerState } from '../platform/breaker.ts'
import type { PlatformCallRecord } from '../platform/platform-records.ts'
import { CacheTally } from './cache-tally.ts'
import { DurationHistogram } from './duration-histogram.ts'

/** What the gateway counts, in Prometheus' words. Labels are bounded: what a client sends is never one. */
export interface Metrics {
  request(facts: { operation: string; brand: string; status: number; durationMs: number }): void
  platformCall(record: PlatformCallRecord): void
  cacheEvent(event: CacheEvent): void
  breaker(host: string, state: BreakerState): void
  drift(call: string): void
  /** A refusal that has no code of ours; a frequent one deserves a code. */
  unknownRefusal(call: string): void
  sessions(event: 'opened' | 'ended' | 'refused'): void
  /** The exposition format, for `GET /metrics`. */
  expose(): Promise<{ contentType: string; text: string }>
}

// More brands than this share one label, so that the page stays readable and memory bounded.
const namedBrands = 200
const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
const breakerLevels: Record<BreakerState, number> = { closed: 0, halfOpen: 1, open: 2 }

/** Makes the counters of one gateway. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new DurationHistogram(
    'marquee_request_duration_seconds',
    'Requests by operation, brand and class of status',
    ['operation', 'brand', 'status'],
  )
  const calls = new DurationHistogram(
    'marquee_platform_call_duration_seconds',
    'Attempts of platform calls by call, brand and outcome',
    ['call', 'brand', 'outcome'],
  )
  const retries = counter('marquee_platform_retries_total', 'Second attempts of platform calls', ['call'])
  const cacheEvents = new CacheTally()
  new Counter({
    name: 'marquee_cache_events_total',
    help: 'What the cache did, by kind of data',
    labelNames: ['kind', 'event'],
    registers,
    collect() {
      for (const [labels, times] of cacheEvents.take()) this.inc(labels, times)
    },
  })
  const drifts = counter('marquee_platform_drift_total', 'Fields that were not as the contract says', [
    'call',
  ])
  const refusals = counter('marquee_platform_unknown_refusals_total', 'Refusals without a code', ['call'])
  const sessionEvents = counter('marquee_sessions_total', 'Sessions opened, ended and refused', ['event'])
  const breakers = new Gauge({
    name: 'marquee_breaker_state',
    help: 'Breaker of a brand: 0 closed, 1 half open, 2 open',
    labelNames: ['brand'],
    registers,
  })

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers })
  }

  const known = new Set<string>()
  function brandLabel(host: string): string {
    if (!known.has(host)) {
      if (known.size >= namedBrands) return 'other'
      known.add(host)
    }
    return host
  }

  return {
    request({ operation, brand, status, durationMs }) {
      requests.observe(
        operation,
        brandLabel(brand),
        statusClasses[Math.floor(status / 100)] ?? 'other',
        durationMs,
      )
    },
    platformCall({ call, host, outcome, attempt, durationMs }) {
      calls.observe(call, brandLabel(host), outcome, durationMs)
      if (attempt > 1) retries.inc({ call })
    },
    cacheEvent(event) {
      if ('key' in event) cacheEvents.count(event.key.kind, event.type)
      else cacheEvents.count(('kind' in event ? event.kind : undefined) ?? 'all', event.type)
    },
    breaker: (host, state) => breakers.set({ brand: brandLabel(host) }, breakerLevels[state]),
    drift: (call) => drifts.inc({ call }),
    unknownRefusal: (call) => refusals.inc({ call }),
    sessions: (event) => sessionEvents.inc({ event }),
    async expose() {
      return {
        contentType: registry.contentType,
        text: [await registry.metrics(), requests.expose(), calls.expose()].join('\n'),
      }
    },
  }
}
