import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { sendRequest } from '../bench/send-request.mjs'

/** One address of each kind of response. */
const paths = [
  ...[
    '/',
    '/php/slots',
    '/nothing',
    '/slots/',
    '/api/startup',
    '/api/games',
    '/api/nothing',
    '/api/me/balance',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/sw.js',
    '/builds/latest.json',
    '/media/nothing.png',
  ],
]

/** What every response says, whatever it is. */
const required = /** @type {const} */ ([
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['x-request-id', /./],
])
/** What no response says: who made it. */
const forbidden = ['server', 'x-powered-by', 'via', 'access-control-allow-origin']

/**
 * Checks the security headers of each kind of response; the content policies by Google's csp_evaluator.
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function attackHeaders({ origin }) {
  const problems = []
  const policies = new Set()
  for (const path of paths) {
    const { status, headers } = await sendRequest(origin + path, { headers: { Host: 'localhost' } })
    for (const [name, pattern] of required)
      if (!pattern.test(headers[name] ?? ''))
        problems.push(`${path} (${status}): ${name} is ${headers[name]}`)
    for (const name of forbidden) if (headers[name] !== undefined) problems.push(`${path}: has ${name}`)
    policies.add(headers['content-security-policy'] ?? '')
  }
  const weak = [...policies].flatMap(weaknesses)
  return [
    {
      attack: `headers of ${paths.length} kinds of response`,
      seen: problems.length === 0 ? 'all there, none that tells who answers' : problems.join('; '),
      outcome: problems.length === 0 ? 'held' : 'failed',
    },
    {
      attack: `csp_evaluator on their ${policies.size} content policies`,
      seen: weak.length === 0 ? 'no weakness of high or medium severity' : [...new Set(weak)].join('; '),
      outcome: weak.length === 0 ? 'held' : 'failed',
    },
  ]
}

/** The demo platform, whose pictures and games are not behind TLS. */
const isDemo = (/** @type {string | undefined} */ source) => source?.startsWith('http://127.0.0.1:') === true

/** @param {string} policy */
function weaknesses(policy) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity, value }) => severity <= Severity.MEDIUM && !isDemo(value))
    .map(({ directive, description }) => `${directive}: ${description}`)
}
