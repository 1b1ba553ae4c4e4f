import { field } from '../../upstream/decoding/field.ts'
import { readFlag, readText } from '../../upstream/decoding/field-readers.ts'

/** Why a site is closed. */
export type Closure = 'inactive' | 'expired'

const openStatuses: ReadonlySet<string> = new Set([
  '',
  'ACTIVE',
  'ENABLED',
  'OPEN',
  'LIVE',
  'ONLINE',
  'NORMAL',
])
const closedStatuses: ReadonlySet<string> = new Set([
  ...['INACTIVE', 'DISABLED', 'CLOSED', 'CLOSE', 'OFFLINE', 'SUSPENDED', 'BLOCKED', 'BLOCK', 'BANNED'],
  ...['EXPIRED', 'TERMINATED', 'DELETED', 'STOPPED'],
])

/** Whether a site is active, by its status. Any other word is drift, and closes nothing. */
export const siteStatus = () => field('the status of a site', readStatus, true)

function readStatus(value: unknown): boolean | undefined {
  const written = value === null ? '' : readText(typeof value === 'boolean' ? Number(value) : value)
  const status = written?.trim().toUpperCase()
  if (status === undefined) return undefined
  if (openStatuses.has(status)) return true
  return closedStatuses.has(status) ? false : readFlag(status)
}

// What databases write for no date: year 1 or 1900, or where Unix's time begins.
const noDateBefore = '1971'

interface Term {
  isActive: boolean
  /** The last day on which the site is open (`YYYY-MM-DD`); empty for none. */
  expiredDate: string
}

/** Why a site is closed at a time; undefined for one that is open. Its last day ends in its own time zone. */
export function closureOf(
  { isActive, expiredDate }: Term,
  nowMs: number,
  timeZone: string,
): Closure | undefined {
  if (!isActive) return 'inactive'
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs)
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return expiredDate > noDateBefore && expiredDate < today ? 'expired' : undefined
}
