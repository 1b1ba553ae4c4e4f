import * as z from 'zod/mini'
import type { Report } from '../report.ts'

/** What of a report is kept, for people who look later and for other replicas. */
export const DoctorResult = z.object({
  /** ISO 8601. */
  examinedAt: z.string(),
  errors: z.number(),
  warnings: z.number(),
  /** The gravest first; of many the first alone. */
  findings: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      area: z.string(),
      code: z.string(),
      message: z.string(),
      fix: z.optional(z.string()),
    }),
  ),
})
export type DoctorResult = z.infer<typeof DoctorResult>

const mostFindings = 20

/** Keeps of a report what is to be mended. */
export function resultOf({ counts, findings }: Report): DoctorResult {
  const ills = (['error', 'warning'] as const).flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ area, code, message, fix }) => ({ severity, area, code, message, fix })),
  )
  return {
    examinedAt: new Date().toISOString(),
    errors: counts.error,
    warnings: counts.warning,
    findings: ills.slice(0, mostFindings),
  }
}

/** What was found, without what differs each time: `contract.callFailed pictures.pictureMissing`. */
export function kindsOf({ findings }: Pick<DoctorResult, 'findings'>): string {
  return [...new Set(findings.map(({ area, code }) => `${area}.${code}`))].toSorted().join(' ')
}
