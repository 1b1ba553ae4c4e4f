import { paint, visibleText, wrap } from '../support/terminal.ts'
import { areas, type Finding, type Severity } from './finding.ts'

/** All findings of a brand, in the order in which they are shown. */
export interface Report {
  domain: string
  /** The platform's origin; empty where the settings cannot be read. */
  platform: string
  counts: Record<Severity, number>
  findings: Finding[]
  /** What no examination looks at. */
  notExamined: string[]
}

/** The gravest first. */
const severities: readonly Severity[] = ['error', 'warning', 'note', 'ok']

const notExamined = [
  'what only a signed-in player sees, and all writes: `npm run tool -- prove-money` tries those with a test account',
]

/** Sorts findings by area and severity, and counts them. */
export function reportOf(domain: string, platform: string, findings: readonly Finding[]): Report {
  const rank = ({ area, severity }: Finding) =>
    areas.indexOf(area) * severities.length + severities.indexOf(severity)
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length
  return {
    domain,
    platform,
    counts: { error: count('error'), warning: count('warning'), note: count('note'), ok: count('ok') },
    findings: findings.toSorted((one, other) => rank(one) - rank(other)),
    notExamined,
  }
}

/** The exit status: 0 well, 1 errors, or with `strict` warnings. Notes never count. */
export function statusOf({ counts }: Report, strict: boolean): 0 | 1 {
  return counts.error > 0 || (strict && counts.warning > 0) ? 1 : 0
}

const severityWidth = 9
const areaWidth = 11
const indent = severityWidth + areaWidth

const colors: Record<Severity, keyof typeof paint> = {
  error: 'bad',
  warning: 'doubtful',
  note: 'quiet',
  ok: 'good',
}

/** A report as a table for people; in colors on a terminal. */
export function printReport(
  { domain, platform, counts, findings, notExamined }: Report,
  status: number,
): string {
  const behind = platform && ` at ${platform}`
  const numbers = severities.filter((one) => counts[one] > 0).map((one) => countOf(one, counts[one]))
  return [
    `${paint.bold(visibleText(domain))}${paint.quiet(behind)}`,
    '',
    ...findings.map((finding, at) => row(finding, findings[at - 1])),
    '',
    `${numbers.join(', ')}: exit status ${status}.`,
    ...notExamined.map((what) => paint.quiet(wrap(`Not examined: ${what}.`, 0))),
  ].join('\n')
}

const countOf = (severity: Severity, count: number) =>
  paint[colors[severity]](`${count} ${severity}${count === 1 || severity === 'ok' ? '' : 's'}`)

function row(
  { severity, area, message, fix, docs, consequences = [] }: Finding,
  before: Finding | undefined,
): string {
  const name = area === before?.area ? '' : area
  const label = `${paint.bold(name.padEnd(areaWidth))}${paint[colors[severity]](severity.padEnd(severityWidth))}`
  const more = [
    fix,
    docs && `See ${docs}.`,
    ...consequences.map((consequence) => `Because of it: ${consequence}`),
  ].filter((text) => text !== undefined)
  const lines = [
    label + wrap(visibleText(message), indent),
    ...more.map((text) => `${' '.repeat(indent)}${paint.quiet(wrap(visibleText(text), indent))}`),
  ]
  return lines.join('\n')
}
