import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Registers what the gateway counts and measures. */
export function createInstruments(registry: Registry) {
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

  return {
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
    cacheEvents: counter('marquee_cache_events_total', 'What the cache did, by kind of data', [
      'kind',
      'event',
    ]),
    drifts: counter('marquee_platform_drift_total', 'Fields that were not as the contract says', ['call']),
    // A frequent refusal should get a code of its own.
    refusals: counter('marquee_platform_unknown_refusals_total', 'Refusals without a code', ['call']),
    sessions: counter('marquee_sessions_total', 'Sessions opened, ended and refused', ['event']),
    unsaved: counter(
      'marquee_journal_unsaved_total',
      'Ended sessions and begun writes that could not be put on the disk when they should have been',
      ['journal'],
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
