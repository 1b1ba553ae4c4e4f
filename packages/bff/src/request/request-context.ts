import { hash, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Player } from '@marquee/contracts/areas/account/identity'
import { normalizeMobileNumber } from '@marquee/contracts/mobile-number'
import type { OperationId } from '@marquee/contracts/operations'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { BrandSettings } from '../config/brand-settings.ts'
import type { LoggedAttempt } from './platform-attempt.ts'

/** The state of a rate limit as reported to the client. */
export interface RateLimitState {
  max: number
  remaining: number
  resetSeconds: number
}

/** How many attempts of platform calls the line of a request holds. */
const mostAttempts = 20

/** What the gateway knows of a request: who sends it, what for, and what is logged about it. */
export class RequestContext implements RequestIdentity {
  readonly requestId: string
  readonly reference: string
  /** Time of arrival in milliseconds of the monotonic clock. */
  readonly startedAt = performance.now()
  /** The host as requested; `brand` is what it resolved to. */
  host: string | undefined
  brand: Brand | undefined
  operation: OperationId | 'document' | 'siteFile' | 'build' | 'asset' | 'media' | undefined
  session: SealedSession | undefined
  /** The account that is signed in or signing in. Logged only as the settings allow. */
  accountId: string | undefined
  /** Identifies the browser, if it has signed in to that account before. */
  deviceId: string | undefined
  code: ErrorCode | undefined
  /** By which the platform knows what is asked for: the idempotency key. */
  platformRequestId: string | undefined
  cacheStatus: string | undefined
  /** Where traces are sent. */
  trace: RequestTrace | undefined
  /** The state of the strictest rate limit, once counted. */
  rateLimit: RateLimitState | undefined
  /** The attempts of its platform calls, for its line in the log. */
  attempts: LoggedAttempt[] | undefined
  /** How many more there were than the line holds. */
  attemptsOmitted: number | undefined
  /** Whether its line is written. */
  isLogged = false

  constructor(givenRequestId?: string) {
    const { requestId, reference } = requestIdentity(givenRequestId)
    this.requestId = requestId
    this.reference = reference
  }

  get traceId(): string | undefined {
    return this.trace?.traceId
  }

  /** Keeps an attempt of a platform call for the line of the request. @returns false if the line is written already */
  keepAttempt(attempt: LoggedAttempt): boolean {
    if (this.isLogged) return false
    this.attempts ??= []
    if (this.attempts.length < mostAttempts) this.attempts.push(attempt)
    else this.attemptsOmitted = (this.attemptsOmitted ?? 0) + 1
    return true
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext
  }
}

/** The trace of one request. */
export interface RequestTrace {
  traceId: string
  /** Starts the span of a platform call. */
  call(facts: TracedCall): CallTrace
  /** Ends the request's span. */
  end(facts: { operation: string; brand: string | undefined; status: number; code: string | undefined }): void
}

/** A platform call as its span tells it. */
export interface TracedCall {
  path: string
  host: string
  requestId: string
}

/** The trace of one platform call. */
export interface CallTrace {
  traceId: string
  /** The W3C `traceparent` header to send with the call. */
  traceparent: string
  /** Ends the call's span; `failure` says in a word why there was no answer. */
  end(failure?: string): void
}

/** The contents of the sealed session cookie. The platform's token never leaves the gateway in the clear. */
export interface SealedSession {
  /** Identifies the session in the revocation list. */
  id: string
  token: string
  player: Player
  /** The account id that the player typed, where the platform's is another name and not another spelling. */
  typedAccountId?: string
  /** When the player last proved who they are, in milliseconds since 1970: the absolute limit counts from here. */
  provedAt: number
  /** When this session started: sessions of the account that started until a time can be ended together. */
  startedAt: number
  /** When the player was last seen. */
  seenAt: number
}

/**
 * What the spellings of an account id have in common. People type capitals, spaces and country codes that the platform
 * does not repeat, or the other way round.
 */
export function accountIdentity(accountId: string): string {
  return normalizeMobileNumber(accountId.normalize('NFKC').replace(/\s/gu, '').toLowerCase())
}

/** The brand of a request, and how it is served: after a reload of the settings a later request has another one. */
export interface Brand {
  /** Identifies the brand everywhere: cache, sessions, rate limits, platform. */
  readonly host: string
  /** Scheme, host and port of the brand's pages, from the configuration and never from headers. */
  readonly origin: string
  readonly settings: BrandSettings
}

/** The identity of a request: the id for machines, and the reference that a player can read out to support. */
export interface RequestIdentity {
  requestId: string
  reference: string
  /** Its trace, where traces are sent. */
  readonly traceId?: string | undefined
}

// Crockford's base 32, which leaves out letters that are easily mistaken for digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/

/**
 * Creates the identity of a request. `given` is an `x-request-id` from a trusted proxy; an unsuitable one is
 * replaced.
 */
export function requestIdentity(given?: string): RequestIdentity {
  if (given !== undefined && acceptable.test(given)) {
    return { requestId: given, reference: referenceOf(hash('sha256', given)) }
  }
  const requestId = randomUUID()
  return { requestId, reference: referenceOf(requestId) }
}

/** The references that a request with this id may have: the id does not say whether the gateway or a proxy made it. */
export function referencesOf(requestId: string): string[] {
  if (!acceptable.test(requestId)) return []
  const hexadecimal = /^[0-9a-f]{8}-[0-9a-f]{2}/.test(requestId)
  return [hash('sha256', requestId), ...(hexadecimal ? [requestId] : [])].map(referenceOf)
}

// The reference is the first 40 bits of the id, so that each can be found by the other.
function referenceOf(hex: string): string {
  const digits = hex.replace('-', '')
  return `${fourCharacters(digits.slice(0, 5))}-${fourCharacters(digits.slice(5, 10))}`
}

function fourCharacters(hex: string): string {
  const bits = Number.parseInt(hex, 16)
  return characterOf(bits >> 15) + characterOf(bits >> 10) + characterOf(bits >> 5) + characterOf(bits)
}

const characterOf = (bits: number) => alphabet.charAt(bits & 31)

const typedBlock = '[0-9A-Za-z]{4}'
const wholeReference = new RegExp(`^\\W*(${typedBlock})[\\W_]*(${typedBlock})\\W*$`)
const twoBlocks = new RegExp(
  `(?<![0-9A-Za-z])(?=(${typedBlock})[\\W_]{0,3}(${typedBlock})(?![0-9A-Za-z]))`,
  'g',
)

/**
 * Reads a reference as people type, paste and hear it: in any case, without its dash, with spaces, with O for 0 and I or
 * L for 1, or within a sentence. Undefined if there is none.
 */
export function readReference(text: string): string | undefined {
  const whole = wholeReference.exec(text)
  const candidates = (whole ? [whole] : [...text.matchAll(twoBlocks)])
    .map(([, first = '', second = '']) => first + second)
    .filter((typed) => asReference(typed) !== undefined)
  // Two words of four letters may stand in a sentence; nearly every reference has a digit.
  const likely = candidates.findLast((typed) => /\d/.test(typed)) ?? candidates.at(-1)
  return likely === undefined ? undefined : asReference(likely)
}

function asReference(typed: string): string | undefined {
  const characters = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  if (![...characters].every((character) => alphabet.includes(character))) return undefined
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
