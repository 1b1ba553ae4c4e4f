import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import type { CacheEvent } from '#bff/cache/cache-event.ts'
import type { CallOutcome } from '#bff/request/platform-attempt.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { testMetrics } from '../bff/observability/test-metrics.ts'
import { unusedOrigin } from '../support/faulty-platform.ts'
import { needs } from '../support/needs.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site.ts'
import { fullTest } from '../support/test-size.ts'
import { until } from '../support/until.ts'
import { type Exposed, readExposed } from './exposed-metrics.ts'
import { type MetricUse, readPromql } from './read-promql.ts'

interface Rule {
  alert?: string
  record?: string
  expr: string
  labels?: { severity?: string }
  annotations?: { summary?: string; runbook_url?: string }
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(({ rules }) => rules)
const alerts = rules.filter(({ alert }) => alert)

const site = await startSite({
  SNAPSHOT_DIRECTORY: mkdtempSync(join(tmpdir(), 'marquee-metrics-')),
  UPSTREAM_TIMEOUT_MS: '20000',
  UPSTREAM_DEADLINE_MS: '25000',
  STARTUP_FRESH_SECONDS: '0',
  REDIS_URL: unusedOrigin.replace('http', 'redis'),
})
t.teardown(() => site.close())

/** Makes the gateway show what it shows only once it has happened. */
async function makeTraffic(): Promise<string> {
  const { control } = site.sandbox
  const exposed = async () => (await fetch(`${site.adminUrl}/metrics`)).text()
  const cookie = await site.signIn()
  const balance = () => site.ask('/api/me/balance', { cookie })
  const call = '/api/auth/get_balance'
  for (const path of ['/', '/', '/api/seo?path=/']) await site.ask(path)
  for (const path of ['/api/cashier/deposits', '/api/cashier/withdrawals'])
    await site.ask(path, { method: 'POST', body: {} })
  control.fault({
    call,
    fault: { kind: 'envelope', statusCode: -1, statusMessage: 'somethingNew' },
    times: 1,
  })
  await balance()
  for (const failing of [call, '/api/startup'])
    control.fault({ call: failing, fault: { kind: 'status', status: 503 } })
  await site.ask('/api/startup')
  for (let asked = 0; asked < 40; asked += 1) await balance()
  await until('the refresh has failed', async () => /^marquee_cache_failing\{.*\} 1$/m.test(await exposed()))
  return exposed()
}

/** What takes load or time to happen; the types hold the names. */
const rare: Record<string, readonly string[]> = {
  outcome: ['busy', 'timeout'] satisfies CallOutcome[],
  event: ['stale', 'coalesced', 'failureRemembered'] satisfies CacheEvent['type'][],
}

/** What a query names and nobody exposes. */
function unknownIn({ metric, labels, values }: MetricUse, exposed: Exposed): string[] {
  const known = exposed.get(metric)
  if (!known) return [metric]
  return [
    ...labels.filter((label) => !known.has(label)).map((label) => `${metric}{${label}}`),
    ...values
      .filter(([label]) => label !== 'job' && label !== 'brand')
      .filter(([label, value]) => !known.get(label)?.has(value) && !rare[label]?.includes(value))
      .map(([label, value]) => `${metric}{${label}="${value}"}`),
  ]
}

/** What stands there once the doctor has come, to whom Redis that is lost gives no turn here. */
async function afterDoctor(): Promise<string> {
  const metrics = testMetrics({ brandDomains: ['localhost'] })
  metrics.examined('localhost', { errors: 1, warnings: 2 })
  const { text } = await metrics.expose()
  return text
    .split('\n')
    .filter((line) => line.includes('marquee_doctor'))
    .join('\n')
}

const text = await makeTraffic()
const exposed = readExposed(`${text}\n${await afterDoctor()}\n`)
exposed.set('up', new Map([['job', new Set()]]))
for (const { record = '' } of rules) exposed.set(record, new Map([['brand', new Set()]]))

t.test('every metric, label and value that an alert names is exposed', async (t) => {
  const unknown = rules.flatMap(({ expr }) => readPromql(expr)).flatMap((use) => unknownIn(use, exposed))
  t.strictSame(unknown, [])
  const wrong = 'sum by (brand) (marquee_redis_lost) > marquee_renders_total{outcome="eaten"} + marquee_lost'
  t.strictSame(
    readPromql(wrong).flatMap((use) => unknownIn(use, exposed)),
    ['marquee_redis_lost{brand}', 'marquee_renders_total{outcome="eaten"}', 'marquee_lost'],
    'and what is not would be seen',
  )
})

interface Panel {
  title: string
  targets?: { expr: string; legendFormat: string }[]
}

t.test('the dashboard shows nothing that is not exposed', async (t) => {
  const dashboard = read('deploy/grafana/marquee.json')
  const { panels } = JSON.parse(dashboard) as { panels: Panel[] }
  const queries = panels.flatMap(({ targets = [] }) => targets)
  t.ok(queries.length > 20)
  for (const { expr, legendFormat } of queries) {
    const uses = readPromql(expr)
    t.strictSame(
      uses.flatMap((use) => unknownIn(use, exposed)),
      [],
      expr,
    )
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
      t.ok(
        uses.some(({ labels }) => labels.includes(label)),
        `${label} of the legend is in ${expr}`,
      )
  }
})

fullTest(
  'Prometheus takes the rules, and they fire when they should and only then',
  async (t) => {
    const folder = join(projectRoot, 'deploy/prometheus')
    const promtool = (...args: string[]) => runProgram('promtool', args, { cwd: folder })
    const [check, run] = await Promise.all([
      promtool('check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yml'),
      promtool('test', 'rules', 'alerts.test.yml'),
    ])
    t.equal(check.status, 0, check.output)
    t.equal(run.status, 0, run.output)
    const { tests } = parse(read('deploy/prometheus/alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
    }
    const cases = tests.flatMap((each) => each.alert_rule_test)
    for (const { alert = '' } of alerts) {
      const own = cases.filter(({ alertname }) => alertname === alert)
      t.ok(
        own.some(({ exp_alerts: expected }) => expected.length > 0),
        `${alert} is shown to fire`,
      )
      t.ok(
        own.some(({ exp_alerts: expected }) => expected.length === 0),
        `${alert} is shown to be silent`,
      )
    }
  },
  needs('promtool'),
)

t.test('Redis that cannot be reached is shown', async (t) => {
  t.match(text, /^marquee_redis_lost 1$/m)
})

fullTest(
  'Prometheus finds nothing to mend in the metrics of the gateway',
  async (t) => {
    const { status, output } = await runProgram('promtool', ['check', 'metrics'], {
      cwd: projectRoot,
      input: text,
    })
    t.equal(status, 0, output)
  },
  needs('promtool'),
)

t.test('every alert says how bad it is, and points to its cure in the guide', async (t) => {
  for (const { alert = '', labels, annotations } of alerts) {
    t.match(labels?.severity, /^(page|ticket)$/, alert)
    t.match(annotations?.summary, /./, alert)
    const [file = '', anchor] = annotations?.runbook_url?.split('#') ?? []
    t.equal(anchor, alert.toLowerCase())
    t.match(read(file), new RegExp(`^### ${alert}$`, 'm'), `${alert} has its cure in ${file}`)
  }
  const cures = [...read('docs/operating/alerts.md').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
  t.strictSame(
    cures,
    alerts.map(({ alert }) => alert),
    'in the order of the rules, and none that is gone',
  )
})
