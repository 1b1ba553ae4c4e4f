import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#scripts/setup/run-command.mjs'

/**
 * Wapiti's modules that need nothing but the site. Those that call out (ssrf, xxe, permanent connections to an endpoint
 * of their makers), fetch lists (nikto, wapp) or guess words (buster, brute_login_form) are left out.
 */
const modules = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
  ...['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
]

/** Where parameters are read, for modules that try them; the scanner finds the rest. */
const starts = [
  ...[
    '/slots?provider=JILI&page=2',
    '/hot?q=a&sort=name',
    '/php/slots?q=a',
    '/cn/promotions',
    '/login',
    '/register',
  ],
  ...['/api/games?list=hot&q=a&page=1&perPage=10', '/api/seo?page=home', '/api/cms', '/nothing?next=/slots'],
]

/** What it reports on every site of this kind, and why that is as it should be. */
const expected = [
  { pattern: /X-Frame-Options/, reason: 'frame-ancestors of the content policy says it' },
  { pattern: /X-XSS-Protection/, reason: 'browsers have removed what it turned on' },
  { pattern: /Strict-Transport-Security/, reason: 'sent under https alone' },
]

/**
 * Scans the site with Wapiti, on loopback and for a bounded time.
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function attackByScanner({ origin, folder, isRunning }, { scale, print }) {
  const file = join(folder, 'wapiti.json')
  print(`${modules.length} modules, at most ${scale.scanSeconds} s each`)
  const { output } = await runCommand('wapiti', [
    ...[
      '-u',
      `${origin}/`,
      '-m',
      modules.join(','),
      '-f',
      'json',
      '-o',
      file,
      '--no-bugreport',
      '--flush-session',
    ],
    ...['--store-session', folder, '--store-config', folder, '--scope', 'domain', '--verbose', '1'],
    ...starts.flatMap((path) => ['--start', origin + path]),
    ...['--depth', '3', '--max-links-per-page', '40', '--max-parameters', '10', '--timeout', '10'],
    ...['--max-scan-time', String(scale.scanSeconds), '--max-attack-time', String(scale.scanSeconds)],
  ])
  const report = readReport(file)
  if (!report) {
    return [{ attack: 'Wapiti', seen: output.trim().split('\n').at(-1) ?? '', outcome: 'failed' }]
  }
  const found = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(([kind, each]) =>
    each.map(({ info, path, method }) => ({ kind, what: `${kind}: ${method} ${path} ${info}` })),
  )
  const pages = /Wapiti found (\d+) URLs/i.exec(output)?.[1] ?? report.infos?.crawled_pages_nbr ?? '?'
  const unexpected = found.filter(({ what }) => !expected.some(({ pattern }) => pattern.test(what)))
  const distinct = [...new Set(unexpected.map(({ kind }) => kind))]
  const reasons = expected.filter(({ pattern }) => found.some(({ what }) => pattern.test(what)))
  for (const { what } of unexpected.slice(0, 20)) print(what)
  return [
    {
      attack: `${report.infos?.version ?? 'Wapiti'}: ${modules.length} modules over ${pages} addresses`,
      seen: `${unexpected.length === 0 ? 'nothing' : `${unexpected.length} findings: ${distinct.join(', ')}`}; expected: ${reasons.map(({ reason, pattern }) => `${pattern.source} (${reason})`).join(', ') || 'nothing'}`,
      outcome: unexpected.length === 0 && isRunning() ? 'held' : 'failed',
    },
  ]
}

/**
 * @typedef {Record<string, { method: string, path: string, info: string }[]>} Found
 * @param {string} file
 * @returns {{ vulnerabilities: Found, anomalies: Found, infos?: Record<string, string> } | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
