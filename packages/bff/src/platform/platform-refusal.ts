import type { ErrorCode } from '@marquee/contracts/problem'

/** The words that end a session, whichever call says them (specification, section 8). */
const sessionWords: ReadonlySet<string> = new Set([
  'sessionExpired',
  'Session Expired',
  'BLOCK',
  'CLOSE',
  'permissionDenied',
])

export interface RefusalFacts {
  statusCode: number
  statusMessage: string
  /** Which fields the platform objects to, in its own words: `{ field: word }`. */
  fields: Readonly<Record<string, string>> | undefined
  retryAfterSeconds: number | undefined
}

/** The platform answered no. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'
  readonly statusCode: number
  /** As sent, on one line; a translation key where it is letters only. Empty where the platform said nothing. */
  readonly statusMessage: string
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(facts: RefusalFacts, refusals: ReadonlyMap<string, ErrorCode>) {
    const { statusCode, statusMessage, fields, retryAfterSeconds } = facts
    super(statusMessage)
    this.statusCode = statusCode
    this.statusMessage = statusMessage
    this.code = sessionWords.has(statusMessage)
      ? 'sessionExpired'
      : (refusals.get(statusMessage) ?? 'refused')
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}
