import type { FieldErrorCode } from '@marquee/contracts/field-errors'
import type { ErrorCode } from '@marquee/contracts/problem'
import { ProblemError } from '../errors/problem-error.ts'
import { ProblemSource } from '../errors/problem-source.ts'

/** The words that end a session, whichever call says them (specification, section 8). */
const sessionEndMessages: ReadonlySet<string> = new Set([
  'sessionExpired',
  'Session Expired',
  'BLOCK',
  'CLOSE',
  'permissionDenied',
])

// A client must not learn whether an account exists: an unknown account reads as a wrong password or code.
const credentialCodes: ReadonlySet<ErrorCode> = new Set(['invalidCredentials', 'tacInvalid'])

/** How the refusals of a call are read. */
export interface RefusalCodes {
  /** Codes by the platform's words. */
  byMessage: ReadonlyMap<string, ErrorCode>
  /** Codes by the platform's name of the field that it objects to; they go before those of words. */
  byField: ReadonlyMap<string, ErrorCode>
  /** Our names of the platform's fields, where they are not its own in camelCase. */
  fieldNames: ReadonlyMap<string, string>
}

export interface RefusalFacts {
  statusCode: number
  statusMessage: string
  /** Which fields the platform objects to, in its own words: `{ field: word }`. */
  fields: Readonly<Record<string, string>> | undefined
  retryAfterSeconds: number | undefined
}

/** The platform answered no. */
export class PlatformRefusal extends ProblemSource {
  override readonly name = 'PlatformRefusal'
  readonly statusCode: number
  /** As sent, on one line; a translation key where it is letters only. Empty where the platform said nothing. */
  readonly statusMessage: string
  readonly code: ErrorCode
  /** Which fields of ours are at fault, and how. */
  readonly fields: Readonly<Record<string, FieldErrorCode>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(facts: RefusalFacts, codes: RefusalCodes) {
    const { statusCode, statusMessage, fields, retryAfterSeconds } = facts
    super(statusMessage)
    this.statusCode = statusCode
    this.statusMessage = statusMessage
    this.code = refusalCode(facts, codes)
    this.fields = fields && readFields(fields, codes.fieldNames)
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** As the problem that the client gets; `code` and `status` where the operation declares others. */
  toProblem(code: ErrorCode = this.code, status?: number): ProblemError {
    const { statusCode, statusMessage, fields, retryAfterSeconds } = this
    const revealsAccount = statusMessage === 'notFound' && credentialCodes.has(code)
    return new ProblemError(code, {
      statusCode,
      message: revealsAccount ? code : statusMessage,
      errors: Object.entries(fields ?? {}).map(([path, fieldCode]) => ({ path, code: fieldCode })),
      ...(status !== undefined && { status }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
    })
  }
}

/** Our code for what the platform said. */
export function refusalCode(
  { statusMessage, fields = {} }: RefusalFacts,
  { byMessage, byField }: RefusalCodes,
): ErrorCode {
  if (sessionEndMessages.has(statusMessage)) return 'sessionExpired'
  const field = Object.keys(fields).find((name) => byField.has(name)) ?? ''
  return byField.get(field) ?? byMessage.get(statusMessage) ?? 'refused'
}

/** What platforms say of a field. Whatever else they say, the value is not right. */
const fieldCodes = new Map<string, FieldErrorCode>([
  ['missing', 'required'],
  ['required', 'required'],
  ['tooShort', 'tooShort'],
  ['tooLong', 'tooLong'],
  ['tooSmall', 'tooSmall'],
  ['tooBig', 'tooBig'],
  ['format', 'invalidFormat'],
  ['invalidFormat', 'invalidFormat'],
])

function readFields(
  fields: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
): Record<string, FieldErrorCode> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      names.get(name) ?? camelCase(name),
      fieldCodes.get(message) ?? 'invalidValue',
    ]),
  )
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
