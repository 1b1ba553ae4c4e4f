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
export const severities: readonly Severity[] = ['error', 'warning', 'note', 'ok']

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
