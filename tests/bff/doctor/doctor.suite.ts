import { execFile } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { examineOnce, parseCommand } from '#bff/doctor/command.ts'
import { describeFailures } from '#bff/doctor/examinations/failed-calls.ts'
import { areas, type Finding } from '#bff/doctor/finding.ts'
import { printReport, statusOf } from '#bff/doctor/report.ts'
import type { PlatformCallRecord } from '#bff/observability/events.ts'
import { readConfig } from '#bff/settings/settings.ts'
import { bareEnvironment } from '../../support/bare-environment.ts'
import { unusedOrigin } from '../../support/faulty-platform.ts'
import { fullTest } from '../../support/test-size.ts'
import { until } from '../../support/until.ts'
import { openAlteredPlatform, respondWith } from './altered-platform.ts'
import { illBrands, secretValue } from './ill-brands.ts'

const platform = await openAlteredPlatform()
t.teardown(() => platform.close())

const wellSettings = {
  UPSTREAM_URL: platform.url,
  UPSTREAM_TIMEOUT_MS: '20000',
  UPSTREAM_DEADLINE_MS: '30000',
}

/** Examines a brand in this process. */
const examined = (settings: Record<string, string> = {}, domain = 'localhost', timeoutMs = 200_000) =>
  examineOnce(
    { domain, timeoutMs, account: undefined },
    readConfig({ ...wellSettings, ...settings }),
    () => {},
  )

function readingOf(settings: Record<string, string>) {
  const reading = readConfig(settings)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading
}

const isIll = ({ severity }: Finding) => severity === 'error' || severity === 'warning'
const keyOf = ({ area, code, message }: Finding) => `${area} ${code} ${message}`

const well = await examined()
const asked = [...platform.asked]
// A slow machine is no finding of these tests.
const known = new Set([...well.findings.filter(isIll).map(keyOf)])
const news = ({ findings }: { findings: Finding[] }) =>
  findings.filter((one) => isIll(one) && !known.has(keyOf(one)) && one.code !== 'platformSlow')

t.test('a brand that is well has no error, and every area was examined', async (t) => {
  t.equal(well.counts.error, 0)
  t.equal(statusOf(well, false), 0)
  t.strictSame(new Set(well.findings.map(({ area }) => area)), new Set(areas))
  t.strictSame(
    well.findings
      .filter(isIll)
      .filter(({ code }) => code !== 'platformSlow')
      .map(({ code }) => code),
    [],
    'the demo has nothing to mend',
  )
  for (const { code, severity, fix } of well.findings)
    t.ok(severity === 'ok' || fix || code === 'domainLocal', `${code} has a fix`)
})

t.test('only reads arrive at the platform', async (t) => {
  const reads = [
    '/api/startup',
    '/api/seo',
    '/api/settings/siteinfodetail',
    '/api/settings/social_account',
    '/api/settings/top10winner_withdrawal',
    '/api/settings/get_analytics',
    '/api/settings/app_download',
    '/api/auth/signup_config',
    '/api/bank/bank_list',
    '/api/cms/announcement_list',
    '/api/cms/banner_list',
    '/api/cms/news_detail',
    '/api/cms/news_list',
    '/api/leaderboard/detail',
    '/api/leaderboard/list',
    '/api/product/get_featured_games',
    '/api/product/get_hot_games',
    '/api/product/get_new_games',
    '/api/product/get_popular_games',
    '/api/product/game_list',
    '/api/product/match_list',
    '/api/product/draw_list',
    '/api/product/provider_list',
    '/api/product/table_list',
    '/api/promotion/detail',
    '/api/promotion/list',
    '/api/support/contact_channels',
    '/api/vip/levels',
  ]
  const posts = asked.filter((line) => line.startsWith('POST ')).map((line) => line.slice(5))
  t.strictSame(
    [...new Set(posts)].filter((path) => !reads.includes(path)),
    [],
  )
  t.ok(posts.length > 40, `${posts.length} calls`)
  const others = asked.filter((line) => !line.startsWith('POST '))
  t.ok(others.length > 10 && others.every((line) => line.startsWith('GET /art/')), 'and pictures')
})

for (const { name, alteration, finding, settings } of illBrands)
  t.test(`${name} is the one finding`, async (t) => {
    platform.alter(alteration)
    const report = await examined(settings)
    t.match(news(report), [finding])
    t.equal(news(report).length, 1, JSON.stringify(news(report), null, 2))
    const text = JSON.stringify(report)
    t.notMatch(text, secretValue)
    t.notMatch(text, /\n? +at .*\.ts:\d|examinationFailed/, 'nor a stack')
    for (const one of news(report)) t.ok(one.fix, 'it has a fix')
    platform.alter(undefined)
  })

t.test('whether the platform knows records by request_id is asked as a test account', async (t) => {
  const withAccount = async (password: string) => {
    const account = { accountId: 'winner', password }
    const report = await examineOnce(
      { domain: 'localhost', timeoutMs: 200_000, account },
      readConfig(wellSettings),
      () => {},
    )
    t.notMatch(JSON.stringify(report), password)
    return report.findings.filter(({ area }) => area === 'money')
  }
  const last = { deposit_id: 'D1', status: 'SUCCESS', amount: '500.00' }
  for (const [path, record] of [
    ['/api/cashier/deposit_status', last],
    ['/api/cashier/deposit_status', { ...last, request_id: 'of-another' }],
    ['/api/cashier/withdrawal_status', { withdrawal_id: 'W1', status: 'COMPLETED' }],
  ] as const) {
    platform.alter({ path, answer: () => ({ statusCode: 1, statusMessage: 'OK', value: [record] }) })
    const [found, other] = (await withAccount('Demo1234')).toSorted((one) => (one.severity === 'ok' ? 1 : -1))
    t.match([found, other], [{ severity: 'error', code: 'requestIdIgnored' }, { code: 'requestIdKnown' }])
    t.ok(found?.message.startsWith(`${path} ignores request_id`) && found.fix)
    t.ok(platform.asked.includes('POST /api/auth/logout'), 'and the account is signed out')
  }
  platform.alter({
    path: '/api/cashier/deposit_status',
    answer: () => ({ statusCode: 1, statusMessage: 'OK', value: [] }),
  })
  t.match(await withAccount('Demo1234'), [{ severity: 'warning', code: 'requestIdUnanswered' }, {}])
  platform.alter(undefined)
  t.match(await withAccount('Wrong1234'), [{ severity: 'error', code: 'accountRefused' }])
  t.match(
    well.findings.filter(({ area }) => area === 'money'),
    [{ severity: 'note', code: 'requestIdNotAsked' }],
  )
})

t.test('a platform that names no areas, and calls that fail alike', async (t) => {
  platform.alter({
    path: '/api/startup',
    answer: ({ capabilities: _, ...answer }) => answer,
  })
  const codes = ({ findings }: { findings: Finding[] }) => findings.map(({ code }) => code)
  t.ok(codes(await examined()).includes('capabilitiesMissing'))
  t.notOk(codes(well).includes('capabilitiesMissing'))
  const failed = (record: object) => ({
    record: { outcome: 'network', reason: 'ECONNRESET', ...record } as PlatformCallRecord,
    isMadeGood: false,
  })
  const { config } = readingOf(wellSettings)
  const failures = [
    failed({ call: '/api/a', durationMs: 12 }),
    failed({ call: '/api/b', durationMs: 3412 }),
    failed({ call: '/api/c', reason: 'ECONNREFUSED' }),
  ]
  t.strictSame(
    describeFailures(failures, config).map(({ message }) => message),
    ['/api/a, /api/b: the connection failed (ECONNRESET).', '/api/c: the connection failed (ECONNREFUSED).'],
  )
  platform.alter(undefined)
})

t.test('a setting that is misspelt is told', async (t) => {
  t.match(news(await examined({ TRUSTED_PROXY: '10.0.0.0/8', TRUSTED_PROXIES: '' })), [
    {
      severity: 'warning',
      area: 'settings',
      code: 'settingUnknown',
      message: /^TRUSTED_PROXY is no setting/,
    },
  ])
})

t.test('every mistake in the settings is told at once, and nothing else is asked', async (t) => {
  platform.alter(undefined)
  const { findings } = await examined({ PORT: 'eighty', BRAND_DOMAINS: 'a b', PUBLIC_SCHEME: 'gopher' })
  t.strictSame(
    findings.map(({ severity, code, message }) => [severity, code, message.split(' ')[0]]),
    ['BRAND_DOMAINS', 'PORT', 'PUBLIC_SCHEME'].map((name) => ['error', 'settingInvalid', name]),
  )
  t.strictSame(platform.asked, [])
})

t.test('a domain that is no brand here, or none of the platform’s', async (t) => {
  t.match(news(await examined({}, 'casino.example.com')), [{ area: 'settings', code: 'domainUnknown' }])
  const settings = { BRAND_DOMAINS: '*.test' }
  t.match(news(await examined(settings, 'nobody.test')), [{ area: 'platform', code: 'brandRefused' }])
})

t.test('a platform that sends 100 Continue unasked is named as such', async (t) => {
  platform.alter({
    path: '/api/startup',
    respond(response) {
      response.writeContinue()
      respondWith(200, 'application/json', '{"statusCode":1}')(response)
    },
  })
  t.match(news(await examined()), [{ code: 'continueUnasked', message: /100 Continue/ }])
  platform.alter({ path: '/api/startup', respond: (response) => void response.destroy() })
  t.match(news(await examined()), [{ code: 'platformUnreachable' }], 'not one that ends connections')
  platform.alter(undefined)
})

t.test('a platform that is not there, fails or hangs, within the time', async (t) => {
  t.match(news(await examined({ UPSTREAM_URL: unusedOrigin })), [
    { code: 'platformUnreachable', message: /ECONNREFUSED/ },
  ])
  const startupAs = (respond: (response: ServerResponse) => void) =>
    platform.alter({ path: '/api/startup', respond })
  startupAs(respondWith(404, 'application/json', '{"statusCode":404,"message":"Cannot POST /api/startup"}'))
  t.match(news(await examined()), [
    {
      code: 'platformUnreachable',
      message: /HTTP 404, so there is no such path below/,
      fix: /^Correct UPSTREAM_URL; .* have the domain entered/,
    },
  ])
  startupAs(
    (response) => void response.writeHead(301, { location: 'https://b.example.com/api/startup' }).end(),
  )
  t.match(news(await examined()), [
    {
      code: 'platformUnreachable',
      message: /HTTP 301 leads to/,
      fix: 'Set UPSTREAM_URL to https://b.example.com.',
    },
  ])
  startupAs(respondWith(403, 'application/json', '{"statusCode":403,"message":"Forbidden"}'))
  t.match(news(await examined()), [
    { code: 'platformUnreachable', message: /does not let this machine in/, fix: /address of this machine/ },
  ])
  platform.alter({ path: '/api/startup', respond: (response) => void response.writeHead(500).end() })
  t.match(news(await examined()), [{ code: 'platformUnreachable', message: /HTTP 500/ }])
  platform.alter({ path: '/api/startup', respond: () => {} })
  const startedAt = Date.now()
  const { findings } = await examined({}, 'localhost', 500)
  t.match(
    findings.filter(({ code }) => code === 'outOfTime'),
    [{ area: 'platform', severity: 'error' }],
  )
  t.ok(Date.now() - startedAt < 15_000, 'long before the platform’s own deadline')
  platform.alter({ path: '/api/product/match_list', respond: () => {} })
  const late = await examined({}, 'localhost', 3000)
  t.match(
    late.findings.find(({ code }) => code === 'outOfTime'),
    { severity: 'error' },
  )
  t.equal(statusOf(late, false), 1)
  t.strictSame(
    late.findings.filter(({ code }) => /Failed|Lost|Unreachable/.test(code)),
    [],
    'the end of the time is nobody’s fault',
  )
  platform.alter(undefined)
})

t.test(
  'templates of the operator are judged: by their schema, and by the contrast of their colors',
  async (t) => {
    const seed = { mode: 'dark', hue: 20, chroma: 0.2, lightness: 0.7 }
    const dim = { ...seed, groundHue: 0, groundChroma: 0, secondHue: 0 }
    const unread = { ...templates.template1, code: 'unread', colors: ['dim'], palettes: { dim } }
    const TEMPLATES_DIRECTORY = t.testdir({
      'unread.template.json': JSON.stringify(unread),
      'broken.template.json': '{',
    })
    platform.alter({
      path: '/api/startup',
      answer: (answer) => ({
        ...answer,
        site: { ...Object(answer.site), theme_code: 'unread', theme_color: 'dim' },
      }),
    })
    const found = news(await examined({ TEMPLATES_DIRECTORY }))
    t.match(found[0], {
      area: 'theme',
      code: 'templateRefused',
      message: /broken\.template\.json is kept out: is not JSON/,
    })
    const contrast = found.filter(({ code }) => code === 'contrastLow')
    t.ok(contrast.length > 0 && contrast.length === found.length - 1)
    t.match(contrast[0], {
      severity: 'error',
      message: /^unread, palettes\.dim\.lightness: .* has a contrast of/,
    })
    platform.alter(undefined)
  },
)

const doctor = fileURLToPath(new URL('../../../packages/bff/src/doctor.ts', import.meta.url))

/** Runs the command as a process of its own. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ status: number | null; out: string; errors: string }>((resolve) => {
    const options = { env: { ...bareEnvironment, ...wellSettings, ...env } }
    const child = execFile(process.execPath, [doctor, ...args], options, (_, out, errors) =>
      resolve({ status: child.exitCode, out, errors }),
    )
  })
}

t.test('as a command: a table without colors in a pipe, and status 0', async (t) => {
  const { status, out, errors } = await run(['--domain', 'LOCALHOST.'])
  t.equal(status, 0, errors)
  t.equal(errors, '', 'no progress where there is no terminal')
  t.notMatch(out, String.fromCharCode(27))
  t.match(out, /^localhost at http:\/\/127\.0\.0\.1:\d+\n\nsettings {3}note /)
  t.match(out, /\nplatform {3}(ok|warning) +The platform answers in /)
  t.match(out, /\n\d+ notes, \d+ ok: exit status 0\.\nNot examined: what only a signed-in player sees/)
})

t.test('as JSON, with status 1 for an error, and what the platform says drives no terminal', async (t) => {
  const hostile = `unicorns${String.fromCharCode(27)}[2J\u202e`
  platform.alter({
    path: '/api/startup',
    answer: (answer) => ({ ...answer, site: { ...Object(answer.site), theme_code: hostile } }),
  })
  const json = await run(['--domain', 'localhost', '--json'])
  t.equal(json.status, 1, json.errors)
  const report = JSON.parse(json.out)
  t.match(report, { domain: 'localhost', platform: platform.url, status: 1, counts: { error: 1 } })
  t.strictSame(Object.keys(report), ['domain', 'platform', 'counts', 'findings', 'notExamined', 'status'])
  for (const finding of report.findings) {
    t.match(finding, {
      severity: /^(error|warning|note|ok)$/,
      area: /^[a-z]+$/,
      code: /^[a-zA-Z]+$/,
      message: /\.$/,
    })
    t.ok(areas.includes(finding.area))
  }
  process.env.FORCE_COLOR = '1'
  t.teardown(() => delete process.env.FORCE_COLOR)
  const colored = printReport(report, report.status)
  t.match(colored, `${String.fromCharCode(27)}[31merror`)
  for (const text of [json.out, colored]) {
    t.match(text, /unicorns\\u001b\[2J\\u202e/)
    t.notMatch(text, hostile)
  }
  platform.alter(undefined)
})

t.test('what follows from a cause stands under it', async (t) => {
  const finding: Finding = {
    ...{ severity: 'error', area: 'contract', code: 'siteIdMissing', message: 'No id.', fix: 'Send it.' },
    consequences: ['/api/a and 3 more: said no.'],
  }
  t.match(
    printReport({ ...well, findings: [finding] }, 1),
    /\ncontract {3}error {4}No id\.\n {20}Send it\.\n {20}Because of it: \/api\/a and 3 more: said no\.\n/,
  )
})

fullTest('watched, a brand is examined again and again, and told of when something changes', async (t) => {
  const options = { env: { ...bareEnvironment, ...wellSettings } }
  const child = execFile(
    process.execPath,
    [doctor, '--domain', 'localhost', '--json', '--watch', '0.05'],
    options,
  )
  t.teardown(() => child.kill('SIGKILL'))
  let out = ''
  child.stdout?.on('data', (text: string) => {
    out += text
  })
  const reports = () =>
    out
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line))
  await until('the first report', () => reports().length === 1, 60_000)
  const askedOnce = platform.asked.length
  await until('the brand was examined again', () => platform.asked.length > 1.5 * askedOnce, 60_000)
  t.equal(reports().length, 1, 'and nothing has changed')
  platform.alter({ path: '/api/vip/levels', respond: respondWith(503, 'text/html', secretValue) })
  await until('the next report', () => reports().length === 2, 60_000)
  t.match(reports(), [
    { status: 0, counts: { error: 0 } },
    { status: 1, counts: { error: 1 } },
  ])
  platform.alter(undefined)
})

t.test('wrong use is said, with exit status 2', async (t) => {
  for (const args of [
    [],
    ['--domain'],
    ['--domain', 'a b'],
    ['--domain', 'localhost', '--timeout', 'soon'],
    ['--domain', 'localhost', '--watch', '0'],
    ['localhost'],
    ['--domain', 'localhost', '--account', 'winner'],
  ])
    t.throws(() => parseCommand(args), { message: /./ }, args.join(' '))
  t.match(await run(['--unknown']), { status: 2, out: '', errors: /--help/ })
})

t.test('warnings count where they are asked for', async (t) => {
  const ill = { ...well, counts: { ...well.counts, warning: 1 } }
  t.equal(statusOf(ill, true), 1)
  t.equal(statusOf(ill, false), 0)
  t.equal(statusOf(well, true), 0)
})
