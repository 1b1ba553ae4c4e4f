import type { Startup } from '@marquee/contracts/areas/site/startup'
import { field, readFlag } from '../../decoding/field-readers.ts'

type Maintenance = Startup['maintenance']

/** Reads the maintenance of the site from an object, a flag or nothing; null if the site is open. */
export const maintenance = () => field<Maintenance>('maintenance', readMaintenance, null)

function readMaintenance(value: unknown): Maintenance | undefined {
  if (value === undefined || value === null) return null
  const { is_maintenance, start_date, end_date } = asRecord(value)
  const on = readFlag(is_maintenance)
  if (on === undefined) return undefined
  return on ? { startDate: readDate(start_date), endDate: readDate(end_date) } : null
}

// A bare flag is equivalent to an object that contains it.
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { is_maintenance: false, ...value } : { is_maintenance: value }
}

function readDate(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
