import { paint, visibleText, wrap } from '../../support/terminal.ts'
import type { Finding, Severity } from '../report/finding.ts'
import { type Report, severities } from '../report/report.ts'

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

function row({ severity, area, what, cure, docs }: Finding, before: Finding | undefined): string {
  const name = area === before?.area ? '' : area
  const label = `${paint.bold(name.padEnd(areaWidth))}${paint[colors[severity]](severity.padEnd(severityWidth))}`
  const more = [cure, docs && `See ${docs}.`].filter((text) => text !== undefined)
  const lines = [
    label + wrap(visibleText(what), indent),
    ...more.map((text) => `${' '.repeat(indent)}${paint.quiet(wrap(visibleText(text), indent))}`),
  ]
  return lines.join('\n')
}
