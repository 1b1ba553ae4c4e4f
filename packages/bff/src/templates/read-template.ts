import type { TemplateFault } from '@marquee/contracts/rendering'
import { TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod/mini'

/** Finds what is wrong with the colours of a template that its schema accepts. */
export type FindFaults = (template: TemplateFile) => readonly TemplateFault[]

/** A template, or all that keeps a value from being one. */
export type TemplateReading = { template: TemplateFile } | { faults: readonly TemplateFault[] }

// In English, whatever reads the file: the messages are for the operator.
const { localeError } = z.locales.en()
const error: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? 'is missing' : localeError(issue))

/** Reads a value as a template. */
export function readTemplate(value: unknown, findFaults: FindFaults): TemplateReading {
  const read = TemplateFile.safeParse(value, { error })
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({ place: path.join('.'), problem: message }))
    return { faults }
  }
  const faults = findFaults(read.data)
  return faults.length > 0 ? { faults } : { template: read.data }
}

/** A fault in one line, with its place. */
export function describeFault({ place, problem }: TemplateFault): string {
  return place === '' ? problem : `${place}: ${problem}`
}
