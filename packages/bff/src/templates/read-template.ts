import type { TemplateFault } from '@marquee/contracts/rendering'
import { TemplateFile } from '@marquee/contracts/template-file'
import { faultsOf, templateMessage } from '@marquee/contracts/template-messages'

/** Finds what is wrong with the colors of a template that its schema accepts. */
export type FindFaults = (template: TemplateFile) => readonly TemplateFault[]

/** A template, or all that keeps a value from being one. */
export type TemplateReading = { template: TemplateFile } | { faults: readonly TemplateFault[] }

/** Reads a value as a template. */
export function readTemplate(value: unknown, findFaults: FindFaults): TemplateReading {
  const read = TemplateFile.safeParse(value, { error: templateMessage })
  if (!read.success) return { faults: faultsOf(read.error.issues) }
  const faults = findFaults(read.data)
  return faults.length > 0 ? { faults } : { template: read.data }
}
