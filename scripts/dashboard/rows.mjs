/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} about what it shows, and what to make of it
 * @property {string} unit as Grafana calls it
 * @property {number} width of 24
 * @property {boolean} [isNumber] one number instead of a graph
 * @property {Record<string, string>} queries PromQL by legend
 */

const brand = 'brand=~"$brand"'
const requests = 'marquee_brand_requests_total'
const requestTimes = 'marquee_brand_request_duration_seconds'
const operations = 'marquee_requests_total'
const operationTimes = 'marquee_request_duration_seconds'
const calls = 'marquee_brand_platform_calls_total'
const callTimes = 'marquee_platform_call_duration_seconds'

/**
 * @param {number} share of all
 * @param {string} name of a histogram
 * @param {string} [by]
 */
const quantile = (share, name, by = 'le') =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${name}_bucket[$__rate_interval])))`

/**
 * @param {string} by
 * @param {string} counter with its labels
 */
const rate = (by, counter) => `sum by (${by}) (rate(${counter}[$__rate_interval]))`

/** The rows of the dashboard, from what players notice to what a process does. @type {{ title: string, panels: Panel[] }[]} */
export const rows = [
  {
    title: 'Players',
    panels: [
      {
        title: 'Requests with an error of ours or the platform’s',
        about: 'The promise is 0.1 % over a month. The alerts are MarqueePlayersGetErrorsFast and …Slow.',
        unit: 'percentunit',
        width: 8,
        queries: {
          '{{brand}}': `${rate('brand', `${requests}{${brand},status="5xx"}`)} / ${rate('brand', `${requests}{${brand}}`)}`,
        },
      },
      {
        title: 'Requests',
        about: 'By class of status. 4xx are refusals that players can do something about.',
        unit: 'reqps',
        width: 8,
        queries: { '{{status}}': rate('status', `${requests}{${brand}}`) },
      },
      {
        title: 'Answered within a second',
        about: 'Of all requests of a brand.',
        unit: 'percentunit',
        width: 8,
        queries: {
          '{{brand}}': `${rate('brand', `${requestTimes}_bucket{${brand},le="1"}`)} / ${rate('brand', `${requestTimes}_count{${brand}}`)}`,
        },
      },
      {
        title: 'How long they take',
        about: 'All brands, operations and pages together.',
        unit: 's',
        width: 6,
        queries: {
          median: quantile(0.5, operationTimes),
          '95 %': quantile(0.95, operationTimes),
          '99 %': quantile(0.99, operationTimes),
        },
      },
      {
        title: 'Busiest operations',
        about: 'The ten that are asked for most, at all brands together.',
        unit: 'reqps',
        width: 6,
        queries: { '{{operation}}': `topk(10, ${rate('operation', operations)})` },
      },
      {
        title: 'Operations that fail',
        about: 'Answers of 5xx by operation, at all brands together.',
        unit: 'reqps',
        width: 6,
        queries: {
          '{{operation}}': `topk(10, ${rate('operation', `${operations}{status="5xx"}`)})`,
        },
      },
      {
        title: 'Sessions',
        about:
          'Opened by a log-in, ended, and refused because their time was over or they were ended before.',
        unit: 'short',
        width: 6,
        queries: { '{{event}}': 'sum by (event) (increase(marquee_sessions_total[$__rate_interval]))' },
      },
    ],
  },
  {
    title: 'Platform, by brand',
    panels: [
      {
        title: 'Calls that got no answer',
        about: 'Of all attempts. Above 10 % for five minutes MarqueePlatformFails fires.',
        unit: 'percentunit',
        width: 8,
        queries: {
          '{{brand}}': `${rate('brand', `${calls}{${brand},outcome=~"network|timeout|breaker|busy"}`)} / ${rate('brand', `${calls}{${brand}}`)}`,
        },
      },
      {
        title: 'Outcomes',
        about: 'Of every attempt; the page about the log explains them.',
        unit: 'reqps',
        width: 8,
        queries: { '{{outcome}}': rate('outcome', `${calls}{${brand}}`) },
      },
      {
        title: 'How long the platform takes',
        about: 'On average, for an attempt that was sent.',
        unit: 's',
        width: 8,
        queries: {
          '{{brand}}': `${rate('brand', `marquee_brand_platform_call_seconds_total{${brand}}`)} / ${rate('brand', `${calls}{${brand},outcome!~"breaker|busy"}`)}`,
        },
      },
      {
        title: 'Breaker',
        about: '0 closed, 1 half open, 2 open: calls of the brand are not sent.',
        unit: 'short',
        width: 6,
        queries: { '{{brand}}': `max by (brand) (marquee_breaker_state{${brand}})` },
      },
      {
        title: 'Slowest calls',
        about: '95 % of attempts are faster; the ten slowest calls, for all brands together.',
        unit: 's',
        width: 6,
        queries: { '{{call}}': `topk(10, ${quantile(0.95, callTimes, 'call, le')})` },
      },
      {
        title: 'Second attempts, and fields that changed',
        about:
          'Second attempts, those that the budget denied, answers that differ from the contract, refusals without a code of ours.',
        unit: 'short',
        width: 6,
        queries: {
          'second attempts': 'sum(increase(marquee_platform_retries_total[$__rate_interval]))',
          denied: 'sum(increase(marquee_retry_budget_denials_total[$__rate_interval]))',
          'changed {{call}}': 'sum by (call) (increase(marquee_platform_drift_total[$__rate_interval])) > 0',
          'unknown {{call}}':
            'sum by (call) (increase(marquee_platform_unknown_refusals_total[$__rate_interval])) > 0',
        },
      },
      {
        title: 'What the doctor found',
        about: 'When it examined the brand last. Errors that stay fire MarqueeDoctorFindsErrors.',
        unit: 'short',
        width: 6,
        queries: {
          '{{brand}} {{severity}}': `max by (brand, severity) (marquee_doctor_findings{${brand}}) > 0`,
        },
      },
    ],
  },
  {
    title: 'Cache and pages',
    panels: [
      {
        title: 'Served without asking the platform',
        about: 'Hits and stale answers, of all that was asked of the cache.',
        unit: 'percentunit',
        width: 8,
        queries: {
          '{{kind}}': `${rate('kind', 'marquee_cache_events_total{event=~"hit|stale"}')} / ${rate('kind', 'marquee_cache_events_total{event=~"hit|stale|miss|coalesced|failureRemembered"}')}`,
        },
      },
      {
        title: 'Cannot be renewed',
        about: 'Data of a brand whose last known good goes on. After 15 minutes MarqueeDataGrowsOld fires.',
        unit: 'short',
        width: 8,
        queries: { '{{brand}} {{kind}}': `max by (brand, kind) (marquee_cache_failing{${brand}}) > 0` },
      },
      {
        title: 'Pages made anew',
        about: 'Refused ones found too many waiting.',
        unit: 'reqps',
        width: 8,
        queries: {
          '{{outcome}}': rate('outcome', `marquee_renders_total{${brand}}`),
          'waiting on {{instance}}': 'max by (instance) (marquee_render_queue_pages{instance=~"$instance"})',
        },
      },
    ],
  },
  {
    title: 'Process',
    panels: [
      {
        title: 'Lag of the event loop',
        about: '99 % are shorter. Above MAX_EVENT_LOOP_DELAY_MS on average, requests are refused.',
        unit: 's',
        width: 6,
        queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{instance=~"$instance"}' },
      },
      {
        title: 'Processor',
        about: '1 is one core. A replica uses little more than one.',
        unit: 'short',
        width: 6,
        queries: {
          '{{instance}}': rate('instance', 'process_cpu_seconds_total{instance=~"$instance"}'),
        },
      },
      {
        title: 'Memory',
        about: 'Of the whole process.',
        unit: 'bytes',
        width: 6,
        queries: { '{{instance}}': 'process_resident_memory_bytes{instance=~"$instance"}' },
      },
      {
        title: 'Releases',
        about: 'Replicas by what they run; more than one line is an upgrade under way.',
        unit: 'short',
        width: 6,
        queries: { '{{version}} {{revision}}': 'count by (version, revision) (marquee_build_info)' },
      },
    ],
  },
  {
    title: 'Redis',
    panels: [
      {
        title: 'Lost',
        about: '1 while a replica cannot reach Redis: it refuses deposits, stakes and claims.',
        unit: 'short',
        width: 12,
        queries: { '{{instance}}': 'marquee_redis_lost{instance=~"$instance"}' },
      },
      {
        title: 'Not on the disk in time',
        about: 'Ended sessions and begun writes that could not be written when they should have been.',
        unit: 'short',
        width: 12,
        queries: {
          '{{instance}} {{journal}}':
            'sum by (instance, journal) (increase(marquee_journal_unsaved_total{instance=~"$instance"}[$__rate_interval]))',
        },
      },
    ],
  },
  {
    title: 'Money',
    panels: [
      {
        title: 'Outcomes asked for',
        about: 'Deposits and withdrawals whose answer was lost, on all replicas together.',
        unit: 'short',
        width: 6,
        isNumber: true,
        queries: { now: 'max(marquee_money_outcomes_open{state="asked"})' },
      },
      {
        title: 'Left to people today',
        about: 'Each stands in the log as moneyOutcomeNeedsPeople, with its reference.',
        unit: 'short',
        width: 6,
        isNumber: true,
        queries: { '24 hours': 'sum(increase(marquee_money_outcomes_open{state="needsPeople"}[24h]))' },
      },
      {
        title: 'Deposits and withdrawals',
        about: 'By class of status, at all brands together.',
        unit: 'reqps',
        width: 12,
        queries: {
          '{{operation}} {{status}}': rate(
            'operation, status',
            `${operations}{operation=~"createDeposit|createWithdrawal"}`,
          ),
        },
      },
    ],
  },
  {
    title: 'Streams',
    panels: [
      {
        title: 'Open pages that are told what changes',
        about: 'At most MAX_EVENT_STREAMS a replica; further ones ask by themselves.',
        unit: 'short',
        width: 24,
        queries: { '{{instance}}': 'marquee_event_streams{instance=~"$instance"}' },
      },
    ],
  },
]
