import type { Representation } from '../../cache/representation.ts'
import type { BrandSettings } from '../../config/brand-settings.ts'
import { type AnalyticsScript, analyticsMarkup } from '../../documents/head/analytics.ts'
import { contentPolicyName } from '../../documents/head/content-policy.ts'
import { counted, type Finding, findingsOf, someOf } from '../finding.ts'

const { warning, note, ok } = findingsOf('analytics')
const docs = 'docs/operating/settings.md'

/** Where scripts name the id that they report to, and what such an id looks like. */
const ids: readonly { kind: string; place: RegExp; form: RegExp }[] = [
  {
    kind: 'of Google',
    place: /googletagmanager\.com\/[\w./]*\?(?:[\w=&-]*&)?id=([^&"'\s>]*)/g,
    form: /^(?:GTM|G|AW|DC|GT|UA)-[A-Z0-9]{4,}(?:-\d+)?$/,
  },
  {
    kind: 'of Google',
    place: /gtag\(\s*['"]config['"]\s*,\s*['"]([^'"]*)['"]/g,
    form: /^(?:GTM|G|AW|DC|GT|UA)-[A-Z0-9]{4,}(?:-\d+)?$/,
  },
  { kind: 'of Google Tag Manager', place: /['"](GTM-[^'"]*)['"]/g, form: /^GTM-[A-Z0-9]{4,}$/ },
  { kind: 'of Meta', place: /fbq\(\s*['"]init['"]\s*,\s*['"]([^'"]*)['"]/g, form: /^\d{10,20}$/ },
]
const placeholder = /X{4,}|0{6,}|YOUR/i

/** Whether the brand's analytics get into the page, have ids, and pass its Content-Security-Policy. */
export function examineAnalytics(
  scripts: readonly AnalyticsScript[] | undefined,
  document: Representation,
  settings: Pick<BrandSettings, 'analyticsScripts' | 'analyticsOrigins'>,
): Finding[] {
  if (!scripts)
    return [
      warning({
        code: 'analyticsNotRead',
        message: 'The platform does not answer /api/settings/get_analytics: the pages have no analytics.',
        fix: 'Have it answer with a list, which is empty for a brand without analytics.',
      }),
    ]
  if (scripts.length === 0)
    return [ok({ code: 'analyticsNone', message: 'The brand has no analytics scripts.' })]
  const facts = counted(scripts.length, 'analytics script')
  if (!settings.analyticsScripts)
    return [
      note({
        code: 'analyticsOff',
        message: `The brand has ${facts}, and ANALYTICS_SCRIPTS is off: none stands in its pages.`,
        fix: 'Set ANALYTICS_SCRIPTS=on if they are wanted.',
        docs,
      }),
    ]
  const policy = document.headers[contentPolicyName] ?? ''
  const findings = [
    ...findLeftOut(scripts),
    ...findMalformedIds(scripts),
    ...findBlocked(scripts, policy),
    ...findMute(scripts, settings),
  ]
  if (findings.length > 0) return findings
  return [
    ok({ code: 'analyticsPass', message: `${facts}: they pass the Content-Security-Policy of the page.` }),
  ]
}

function findLeftOut(scripts: readonly AnalyticsScript[]): Finding[] {
  const leftOut = scripts.flatMap((script, at) => {
    const { head, body } = analyticsMarkup([script])
    return head + body === '' ? [String(at + 1)] : []
  })
  if (leftOut.length === 0) return []
  return [
    warning({
      code: 'analyticsLeftOut',
      message: `Of get_analytics, number ${someOf(leftOut)} has no element that may stand in a page.`,
      fix: 'Have it hold <script> with text or an https address, or <noscript> with a picture.',
    }),
  ]
}

function findMalformedIds(scripts: readonly AnalyticsScript[]): Finding[] {
  const malformed = scripts.flatMap(({ script }) =>
    ids.flatMap(({ kind, place, form }) =>
      [...script.matchAll(place)]
        .map(([, id = '']) => id)
        .filter((id) => !form.test(id) || placeholder.test(id))
        .map((id) => `"${id}" ${kind}`),
    ),
  )
  if (malformed.length === 0) return []
  return [
    warning({
      code: 'analyticsIdMalformed',
      message: `An id in the analytics is none: ${someOf(malformed)}.`,
      fix: 'Enter the id at the platform as its vendor shows it.',
    }),
  ]
}

/** Addresses that scripts in the page name, and that the policy lets them neither load nor send to. */
function findBlocked(scripts: readonly AnalyticsScript[], policy: string): Finding[] {
  const directives = ['script-src', 'img-src', 'connect-src']
  const blocked = analyticsMarkup(scripts)
    .inlineScripts.flatMap((text) => text.match(/https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?/g) ?? [])
    .filter((address) => URL.canParse(address) && !policyAllows(policy, directives, address))
    .map((address) => new URL(address).origin)
  if (blocked.length === 0) return []
  return [
    warning({
      code: 'analyticsBlocked',
      message: `The analytics name ${someOf(blocked)}, which the Content-Security-Policy blocks.`,
      fix: 'Have the platform name scripts in a <script src> of their own, and add origins that are sent to to ANALYTICS_ORIGINS.',
      docs,
    }),
  ]
}

/** Scripts that are loaded, and may send to nobody. */
function findMute(
  scripts: readonly AnalyticsScript[],
  { analyticsOrigins }: Pick<BrandSettings, 'analyticsOrigins'>,
): Finding[] {
  const { scriptUrls } = analyticsMarkup(scripts)
  if (scriptUrls.length === 0 || analyticsOrigins.length > 0) return []
  return [
    warning({
      code: 'analyticsMute',
      message: `Scripts of ${someOf(scriptUrls.map((url) => new URL(url).origin))} are loaded, but may send to this site alone, because ANALYTICS_ORIGINS is empty.`,
      fix: 'Name the origins in ANALYTICS_ORIGINS that their vendor says they send to.',
      docs,
    }),
  ]
}

/** Whether a Content-Security-Policy lets a page load or connect to a web address by one of these directives. */
export function policyAllows(policy: string, directives: readonly string[], address: string): boolean {
  const url = new URL(address)
  const sources = policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .flatMap(([name = '', ...values]) => (directives.includes(name) ? values : []))
  return sources.some((source) => {
    if (!URL.canParse(source)) return false
    const allowed = new URL(source)
    // A source without a path means its whole origin.
    return allowed.origin === url.origin && (allowed.pathname === '/' || allowed.pathname === url.pathname)
  })
}
