import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import type { PlatformLine } from '../files/log-line.ts'

/**
 * Who failed. `setup` is what the operator has set, of the gateway or before it; `network` is what lies between the
 * gateway and the platform; `nobody` where a rule was applied.
 */
export type Party = 'player' | 'setup' | 'gateway' | 'platform' | 'network' | 'nobody'

const parties: Record<ErrorCode, Party> = {
  invalidRequest: 'player',
  crossSite: 'player',
  guestOnly: 'player',
  notFound: 'player',
  methodNotAllowed: 'player',
  bodyTooLarge: 'player',
  unsupportedMediaType: 'player',
  idempotencyKeyMissing: 'player',
  keyReused: 'player',
  stillRunning: 'nobody',
  unknownHost: 'setup',
  tooManyRequests: 'player',
  sessionExpired: 'nobody',
  refused: 'nobody',
  invalidCredentials: 'player',
  accountLocked: 'nobody',
  invalidInput: 'player',
  duplicateAccount: 'player',
  countryBlocked: 'nobody',
  underage: 'nobody',
  tacInvalid: 'player',
  tacExpired: 'player',
  tacTooMany: 'player',
  alreadyClaimed: 'nobody',
  expired: 'nobody',
  notEligible: 'nobody',
  limitReached: 'nobody',
  gameUnavailable: 'platform',
  gameMaintenance: 'nobody',
  insufficientBalance: 'player',
  amountBelowMin: 'player',
  amountAboveMax: 'player',
  dailyLimitReached: 'nobody',
  turnoverNotMet: 'nobody',
  kycRequired: 'nobody',
  methodUnavailable: 'nobody',
  pendingExists: 'nobody',
  duplicateRequest: 'nobody',
  nameMismatch: 'player',
  selfExcluded: 'nobody',
  coolOffActive: 'nobody',
  currencyNotSupported: 'nobody',
  fileTypeInvalid: 'player',
  fileTooLarge: 'player',
  internalServerError: 'platform',
  serviceUnavailable: 'platform',
  disconnect: 'platform',
  outcomeUnknown: 'platform',
  tokenTooLarge: 'platform',
  unexpectedError: 'gateway',
  overloaded: 'gateway',
}

/** A code of this release; undefined for none and for one of another release. */
export function knownCode(code: string | undefined): ErrorCode | undefined {
  return code !== undefined && code in errorCodes ? (code as ErrorCode) : undefined
}

export const partyOfCode = (code: ErrorCode): Party => parties[code]

/** Where nothing listens, it is the platform that is down. */
const platformCodes: ReadonlySet<string> = new Set(['ECONNREFUSED'])

/** Who failed in an attempt; undefined if the platform answered. */
export function partyOfAttempt({ outcome, httpStatus, reason = '' }: PlatformLine): Party | undefined {
  switch (outcome) {
    case 'ok':
    case 'drift':
    case 'refused':
      return undefined
    case 'aborted':
      return 'player'
    case 'busy':
      return 'gateway'
    case 'network':
      return httpStatus === undefined && !platformCodes.has(reason) ? 'network' : 'platform'
    default:
      return 'platform'
  }
}
