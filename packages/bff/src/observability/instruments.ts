import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

// A series for each bucket of each operation and each call.
const bucketsSeconds = [0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
// Six for each brand, with the last that has no bound.
const brandBucketsSeconds = [0.025, 0.1, 0.25, 1, 5]

export type Instruments = ReturnType<typeof createInstruments>

/**
 * Registers what the gateway counts and measures. No metric has a brand together with an operation or a call: their
 * numbers of series add up, and never multiply.
 */
export function createInstruments(registry: Registry) {
  const registers = [registry]

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers })
  }

  function durations<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets = bucketsSeconds,
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers })
  }

  function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers })
  }

  // Every answer from memory is one: counted here, and told to the counter when it is read.
  const hits = new Map<string, number>()

  return {
    cacheHit: (kind: string) => void hits.set(kind, (hits.get(kind) ?? 0) + 1),
    requests: counter('marquee_requests_total', 'Requests by operation and class of status', [
      'operation',
      'status',
    ]),
    requestDurations: durations('marquee_request_duration_seconds', 'Requests by operation', ['operation']),
    brandRequests: counter('marquee_brand_requests_total', 'Requests by brand and class of status', [
      'brand',
      'status',
    ]),
    brandRequestDurations: durations(
      'marquee_brand_request_duration_seconds',
      'Requests by brand',
      ['brand'],
      brandBucketsSeconds,
    ),
    calls: counter('marquee_platform_calls_total', 'Attempts of platform calls by call and outcome', [
      'call',
      'outcome',
    ]),
    callDurations: durations(
      'marquee_platform_call_duration_seconds',
      'Attempts of platform calls that were sent, by call',
      ['call'],
    ),
    brandCalls: counter(
      'marquee_brand_platform_calls_total',
      'Attempts of platform calls by brand and outcome',
      ['brand', 'outcome'],
    ),
    brandCallSeconds: counter(
      'marquee_brand_platform_call_seconds_total',
      'How long attempts of platform calls took that were sent, by brand',
      ['brand'],
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
    findings: gauge('marquee_doctor_findings', 'What the doctor found when it examined a brand last', [
      'brand',
      'severity',
    ]),
    redisLost: gauge('marquee_redis_lost', 'Redis is set but cannot be reached: 1 while it lasts'),
    build: gauge('marquee_build_info', 'Which Marquee this is; always 1', ['version', 'revision', 'build']),
  }
}
