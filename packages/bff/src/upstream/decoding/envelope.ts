import { RecordId } from '@marquee/contracts/identifiers'
import type { ReachedLimit, RefusedPlayer } from '@marquee/contracts/problem'
import type { RefusalFacts } from '../platform-refusal.ts'
import { readFlag } from './field-readers.ts'
import { plainText } from './html.ts'

/** What an answer says of its success: `missing` is neither success nor failure. */
export interface Success {
  kind: 'ok' | 'missing'
  statusCode: number | undefined
  statusMessage: string
}

/** The envelope of an answer. */
export type Envelope = Success | ({ kind: 'refused' } & RefusalFacts)

type Answer = Record<string, unknown>

const maxMessageLength = 500
const maxFields = 50

/**
 * Reads the envelope (specification, section 8). A statusCode of 1 or a message of OK is success; an empty or missing
 * statusCode is neither success nor failure, unless the answer has `success: false` or an `error`; anything else is a
 * refusal. Start-up uses `message` where other calls use `statusMessage`, and some platforms write numbers as text.
 */
export function readEnvelope(answer: Answer): Envelope {
  const { statusCode: raw } = answer
  const statusMessage = oneLine(answer.statusMessage) || oneLine(answer.message)
  const empty = raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
  const number = empty ? undefined : numberOf(raw)
  if (number === 1 || answer.statusMessage === 'OK' || answer.message === 'OK') {
    return { kind: 'ok', statusCode: number, statusMessage }
  }
  if (number === undefined && !saysFailure(answer))
    return { kind: 'missing', statusCode: undefined, statusMessage }
  return {
    kind: 'refused',
    statusCode: number ?? 0,
    statusMessage,
    fields: readFields(answer.fields),
    retryAfterSeconds: positive(answer.retry_after),
    limit: readLimit(answer),
    until: typeof answer.until === 'string' ? oneLine(answer.until) : undefined,
    openId: readOpenId(answer),
    attemptsLeft: readCount(answer.attempts_left),
    player: readPlayer(answer),
  }
}

/** Whether an answer without a statusCode fails all the same, as a framework's own error handler writes it. */
function saysFailure({ success, error }: Answer): boolean {
  return readFlag(success) === false || isSet(error)
}

function isSet(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0
  return value !== undefined && readFlag(value) !== false
}

// A statusCode that is not a number is still not a success; 0 is the specification's value for "no number".
function numberOf(raw: unknown): number {
  const number = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN
  return Number.isFinite(number) ? number : 0
}

function oneLine(value: unknown): string {
  if (value === 'OK') return value
  if (typeof value !== 'string') return ''
  return (plainText(value.slice(0, maxMessageLength)) ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function readFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
    .slice(0, maxFields)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([field, message]) => [oneLine(field), oneLine(message)] as const)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function readLimit({ kind, period, left, resets_at }: Answer): ReachedLimit | undefined {
  if (typeof kind !== 'string' || typeof period !== 'string') return undefined
  return {
    kind: oneLine(kind),
    period: oneLine(period),
    left: typeof left === 'string' && /^\d+(?:\.\d+)?$/.test(left) ? left : '',
    resetsAt: oneLine(resets_at),
  }
}

function readOpenId({ deposit_id, withdrawal_id }: Answer): string | undefined {
  const id = deposit_id ?? withdrawal_id
  return RecordId.safeParse(typeof id === 'number' ? String(id) : id).data
}

function readPlayer({ fullname, email }: Answer): RefusedPlayer | undefined {
  const player = { fullName: oneLine(fullname), contactEmail: oneLine(email) }
  return player.fullName || player.contactEmail ? player : undefined
}

function positive(value: unknown): number | undefined {
  const number = readCount(value)
  return number === 0 ? undefined : number
}

function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}
