import type { TemplateFault } from '@marquee/contracts/rendering'
import { TemplateFile } from '@marquee/contracts/template-file'
import { faultsOf, templateMessage } from '@marquee/contracts/template-messages'

/** Finds what is wrong with the colors of a template that its schema accepts. */
export type FindFaults = (template: TemplateFile) => readonly TemplateFault[]

/** A template, or all that keeps a value from being one. */
export type TemplateReading = { template: TemplateFile } | { faults: readonly TemplateFault[] }

// Files written before the product took to US spelling.
const olderKeys = { colours: 'colors', colourUse: 'colorUse' } as Record<string, string>
const olderValues = { centred: 'centered', favourites: 'favorites' } as Record<string, string>

/** Reads a value as a template, in its present spelling or the older one. */
export function readTemplate(value: unknown, findFaults: FindFaults): TemplateReading {
  const read = TemplateFile.safeParse(respell(value), { error: templateMessage })
  if (!read.success) return { faults: faultsOf(read.error.issues) }
  const faults = findFaults(read.data)
  return faults.length > 0 ? { faults } : { template: read.data }
}

function respell(value: unknown): unknown {
  if (typeof value === 'string') return olderValues[value] ?? value
  if (Array.isArray(value)) return value.map(respell)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [olderKeys[key] ?? key, respell(part)]),
  )
}
