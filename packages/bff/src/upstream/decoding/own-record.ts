import type { Drift } from '../../observability/events.ts'
import { accountIdentity } from '../../request/request-context.ts'
import { UnusableAnswer } from '../platform-call.ts'

/** What a record says of itself, by the platform's names; each field may be missing or empty. */
type ToldRecord = Readonly<Record<string, unknown>>

/** What is known of a request, by the platform's names; what is undefined or empty is not known. */
interface AskedRecord {
  deposit_id?: string | undefined
  withdrawal_id?: string | undefined
  request_id?: string | undefined
  account_id?: string | undefined
  currency?: string | undefined
  amount?: string | undefined
  bank_code?: string | undefined
  account_number_masked?: string | undefined
}

interface Proof {
  /** When the request was sent, in milliseconds since 1970: an older record is another one. */
  sinceMs?: number | undefined
  /** Whether its times are of some place or other. */
  hasLocalTimes?: boolean
  /** A field without which the record proves nothing, unless it tells the request's id. */
  needs?: 'amount'
}

const withoutCase = (text: string) => text.toLowerCase()
const asWritten = (text: string) => text

/** Makes one text of all that mean the same. */
const forms: Record<keyof AskedRecord, (text: string) => string> = {
  deposit_id: asWritten,
  withdrawal_id: asWritten,
  request_id: withoutCase,
  account_id: accountIdentity,
  currency: withoutCase,
  amount: asWritten,
  bank_code: asWritten,
  account_number_masked: asWritten,
}

/**
 * Requires that a record of money is that of a request: what both tell is the same, and it is no older. What the platform
 * leaves out is no contradiction.
 *
 * @throws UnusableAnswer, with the field that tells that it is another one
 */
export function requireOwnRecord(record: ToldRecord, request: AskedRecord, proof: Proof = {}): void {
  const drift = findContradiction(record, request, proof)
  if (drift)
    throw new UnusableAnswer('A record of something else', { ...drift, expected: 'that of the request' })
}

function findContradiction(
  record: ToldRecord,
  request: AskedRecord,
  { sinceMs, needs, hasLocalTimes = false }: Proof,
): Pick<Drift, 'path' | 'found'> | undefined {
  for (const [field, toForm] of Object.entries(forms)) {
    const told = record[field]
    const asked = request[field as keyof AskedRecord]
    if (typeof told === 'string' && told !== '' && asked && toForm(told) !== toForm(asked))
      return { path: field, found: 'another' }
  }
  // By the request's id it is known, however old: the platform answers a repetition as it did before.
  if (request.request_id && record.request_id) return undefined
  if (needs && !record[needs]) return { path: needs, found: 'missing' }
  const older =
    sinceMs === undefined
      ? undefined
      : timesOf(record).find(([, time]) => isOlder(time, sinceMs, hasLocalTimes))
  return older && { path: older[0], found: 'earlier' }
}

const timesOf = ({ created_at, updated_at, steps }: ToldRecord) =>
  [
    ['created_at', textOf(created_at)],
    ['updated_at', textOf(updated_at)],
    ['steps[].at', firstTime(steps)],
  ] as const

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function firstTime(steps: unknown): string {
  const [first]: unknown[] = Array.isArray(steps) ? steps : []
  return typeof first === 'object' && first !== null && 'at' in first ? textOf(first.at) : ''
}

const hourMs = 3_600_000

/** Whether something is from before a request. Not, where its time cannot be read. */
export function isOlder(time: string, sinceMs: number, isLocal: boolean): boolean {
  // The platform's clock may differ from ours; a time without its offset may be that of any place.
  return Date.parse(time) < sinceMs - (isLocal ? 24 * hourMs : hourMs)
}
