import type { FieldErrorCode } from '@marquee/contracts/field-errors'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorCode,
  errorCodes,
  type ReachedLimit,
  type RefusedPlayer,
} from '@marquee/contracts/problem'
import { ProblemError, ProblemSource } from '../errors/problem-error.ts'
import { PlatformFailure } from './platform-failure.ts'

/** Messages that end a session, in any call (specification, section 8), however they are spelt. */
const sessionEndMessages: ReadonlySet<string> = new Set([
  'sessionexpired',
  'block',
  'close',
  'permissiondenied',
  'tokenexpired',
  'unauthenticated',
])

/** The message that is only logged (specification, section 8). */
const unavailableMessage = 'serviceUnavailable'

const spelling = /[\s_.!-]+/g

// A client must not learn whether an account exists: an unknown account looks like a wrong password or code.
const credentialCodes: ReadonlySet<ErrorCode> = new Set(['invalidCredentials', 'tacInvalid'])

// Refusals of a player who has stopped play.
const pauseCodes: ReadonlySet<ErrorCode> = new Set(['coolOffActive', 'selfExcluded'])

/** How the refusals of a call map to codes. */
export interface RefusalCodes {
  /** Codes by `statusMessage` of the platform. */
  byMessage: ReadonlyMap<string, ErrorCode>
  /** Codes by the platform's name of the refused field; they take precedence over `byMessage`. */
  byField: ReadonlyMap<string, ErrorCode>
  /** Our field names, where they are not the platform's in camelCase. */
  fieldNames: ReadonlyMap<string, string>
}

export interface RefusalFacts {
  statusCode: number
  statusMessage: string
  /** The refused fields as the platform reports them: `{ field: message }`. */
  fields: Readonly<Record<string, string>> | undefined
  retryAfterSeconds: number | undefined
  /** The player's limit that refuses the call, where the platform names it. */
  limit?: ReachedLimit | undefined
  /** When the break or exclusion ends that refuses the call; empty for one that never ends. */
  until?: string | undefined
  /** The deposit or withdrawal that is still open and refuses the call, where the platform names it. */
  openId?: string | undefined
  /** How often the platform takes another one-time code, where it says so of a wrong one. */
  attemptsLeft?: number | undefined
  /** Who a refused log-in was for, where the platform says so. */
  player?: RefusedPlayer | undefined
}

/** The platform refused the call. */
export class PlatformRefusal extends ProblemSource {
  override readonly name = 'PlatformRefusal'
  readonly statusCode: number
  /** As sent, on one line; a translation key if it consists of letters only. Empty if the platform sent none. */
  readonly statusMessage: string
  readonly code: ErrorCode
  /** Codes of the invalid fields, by our field names. */
  readonly fields: Readonly<Record<string, FieldErrorCode>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly limit: ReachedLimit | undefined
  readonly until: string | undefined
  readonly openId: string | undefined
  readonly attemptsLeft: number | undefined
  readonly #player: RefusedPlayer | undefined
  #tellsPlayer = false

  constructor(facts: RefusalFacts, codes: RefusalCodes) {
    const { statusCode, statusMessage, fields, retryAfterSeconds } = facts
    super(statusMessage)
    this.statusCode = statusCode
    this.statusMessage = statusMessage
    this.code = refusalCode(facts, codes)
    this.fields = fieldErrors(fields, (name) => codes.fieldNames.get(name) ?? camelCase(name))
    this.retryAfterSeconds = retryAfterSeconds
    this.limit = this.code === 'limitReached' ? facts.limit : undefined
    this.until = pauseCodes.has(this.code) ? facts.until : undefined
    this.openId = this.code === 'pendingExists' ? facts.openId : undefined
    this.attemptsLeft = this.code === 'tacInvalid' ? facts.attemptsLeft : undefined
    this.#player = facts.player
  }

  /** Has the problem say who the refused log-in was for: told to a browser that knows already. */
  tellPlayer(): this {
    this.#tellsPlayer = true
    return this
  }

  /** Converts the refusal to the problem for the client; `code` overrides its own. */
  toProblem(code: ErrorCode = this.code): ProblemError {
    const status = answeredStatus(code)
    const { statusCode, statusMessage, fields, retryAfterSeconds, limit, until, openId, attemptsLeft } = this
    const revealsAccount = statusMessage === 'notFound' && credentialCodes.has(code)
    return new ProblemError(code, {
      statusCode,
      message: revealsAccount ? code : statusMessage,
      errors: Object.entries(fields ?? {}).map(([path, fieldCode]) => ({ path, code: fieldCode })),
      ...(status !== undefined && { status }),
      ...(limit && { limit }),
      ...(until !== undefined && { until }),
      ...(openId !== undefined && { openId }),
      ...(attemptsLeft !== undefined && { attemptsLeft }),
      ...(this.#tellsPlayer && this.#player && { player: this.#player }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
    })
  }
}

// A refusal is an answer, also with the code of a failure: nobody has to ask what became of the call.
const answeredStatus = (code: ErrorCode): number | undefined =>
  errorCodes[code].status < 500 ? undefined : errorCodes.refused.status

/** The code of a refusal. */
export function refusalCode(
  { statusMessage, fields = {} }: RefusalFacts,
  { byMessage, byField }: RefusalCodes,
): ErrorCode {
  if (sessionEndMessages.has(statusMessage.replace(spelling, '').toLowerCase())) return 'sessionExpired'
  if (statusMessage === unavailableMessage) return 'serviceUnavailable'
  const field = Object.keys(fields).find((name) => byField.has(name)) ?? ''
  return byField.get(field) ?? byMessage.get(statusMessage) ?? 'refused'
}

/** Codes by what platforms report about a field; anything else becomes `invalidValue`. */
const fieldCodes = new Map<string, FieldErrorCode>([
  ['missing', 'required'],
  ['required', 'required'],
  ['tooShort', 'tooShort'],
  ['tooLong', 'tooLong'],
  ['tooSmall', 'tooSmall'],
  ['tooBig', 'tooBig'],
  ['amountBelowMin', 'tooSmall'],
  ['amountAboveMax', 'tooBig'],
  ['format', 'invalidFormat'],
  ['invalidFormat', 'invalidFormat'],
])

/** What is wrong with the refused fields, by the platform's names or by those that `nameOf` gives them. */
export function fieldErrors(
  fields: RefusalFacts['fields'],
  nameOf = (name: string) => name,
): Record<string, FieldErrorCode> | undefined {
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [
        nameOf(name),
        fieldCodes.get(message) ?? 'invalidValue',
      ]),
    )
  )
}

/** Below the first step (`fields.payer_name`) the names are the platform's own, also in our requests. */
function camelCase(name: string): string {
  const [first = '', ...rest] = name.split('.')
  return [first.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()), ...rest].join('.')
}

const common: ReadonlySet<string> = new Set<CommonErrorCode>(commonErrorCodes)

/**
 * Holds an operation to the codes that it declares: a refusal of the platform with another code becomes `refused`. Any
 * other error is returned as it is.
 */
export function withDeclaredCode(error: unknown, { errors = [] }: OperationDeclaration): unknown {
  if (!(error instanceof PlatformRefusal)) return error
  const isDeclared = common.has(error.code) || errors.includes(error.code)
  return error.toProblem(isDeclared ? error.code : 'refused')
}

// Statuses of a server that does not implement a call.
const notImplemented: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** Whether a call failed because the platform does not implement it; one that refuses it without a reason of ours, too. */
export function isUnsupported(error: unknown): boolean {
  if (error instanceof PlatformRefusal) return error.code === 'refused'
  return error instanceof PlatformFailure && notImplemented.has(error.httpStatus)
}
