import * as z from 'zod/mini'

/**
 * What a client does with a problem (specification, section 8): end the session, log it without bothering the user,
 * show the error dialog, or show it at the form fields in `errors`.
 */
export const Handling = z.enum(['endSession', 'log', 'dialog', 'field'])
export type Handling = z.infer<typeof Handling>

interface ErrorFacts {
  /** The HTTP status. */
  status: number
  /** A short English summary for developers, the same for every occurrence. */
  title: string
  /** The problem's `statusCode` where the platform sent none (specification, section 8); its message is the code. */
  statusCode: number
  handling: Handling
}

/**
 * Every error code. A code is also the key of its texts for players (in each language), for support and for
 * operators; a code without those texts does not compile.
 */
export const errorCodes = {
  // The request is refused by the gateway
  invalidRequest: facts(400, 'The request is not valid', 'field'),
  crossSite: facts(403, 'The request came from another site', 'dialog'),
  guestOnly: facts(403, 'Only for visitors who are not signed in', 'dialog'),
  notFound: facts(404, 'Not found', 'dialog'),
  methodNotAllowed: facts(405, 'Method not allowed', 'dialog'),
  bodyTooLarge: facts(413, 'The body is too large', 'dialog'),
  unsupportedMediaType: facts(415, 'The body must be JSON', 'dialog'),
  idempotencyKeyMissing: facts(400, 'The Idempotency-Key header is missing', 'dialog'),
  keyReused: facts(422, 'The idempotency key was used for another request', 'dialog'),
  stillRunning: facts(409, 'The first request with this idempotency key is still running', 'dialog'),
  unknownHost: facts(421, 'This host is not served here', 'dialog'),
  tooManyRequests: facts(429, 'Too many requests', 'dialog'),
  // The platform refuses
  sessionExpired: facts(401, 'Session expired', 'endSession'),
  refused: facts(422, 'The platform refused', 'dialog'),
  invalidCredentials: facts(422, 'Wrong account or password', 'dialog'),
  accountLocked: facts(423, 'The account is locked', 'dialog'),
  invalidInput: facts(422, 'The platform did not accept what was entered', 'field'),
  duplicateAccount: facts(422, 'The account exists already', 'dialog'),
  countryBlocked: facts(422, 'Not offered in this country', 'dialog'),
  underage: facts(422, 'The player is too young', 'dialog'),
  tacInvalid: facts(422, 'Wrong one-time code', 'dialog'),
  tacExpired: facts(422, 'The one-time code has expired', 'dialog'),
  tacTooMany: facts(422, 'Too many one-time codes or tries', 'dialog'),
  alreadyClaimed: facts(422, 'Claimed already', 'dialog'),
  expired: facts(422, 'The time to claim is over', 'dialog'),
  notEligible: facts(422, 'Nothing here for this player', 'dialog'),
  limitReached: facts(422, 'A limit is reached', 'dialog'),
  gameUnavailable: facts(422, 'The game is not available', 'dialog'),
  gameMaintenance: facts(422, 'The game is in maintenance', 'dialog'),
  insufficientBalance: facts(422, 'The balance is not enough', 'dialog'),
  amountBelowMin: facts(422, 'The amount is below the minimum', 'field'),
  amountAboveMax: facts(422, 'The amount is above the maximum', 'field'),
  dailyLimitReached: facts(422, 'The limit of the day is reached', 'dialog'),
  turnoverNotMet: facts(422, 'Turnover is left to be played', 'dialog'),
  kycRequired: facts(422, 'The identity must be verified first', 'dialog'),
  methodUnavailable: facts(422, 'The method is not available now', 'dialog'),
  pendingExists: facts(422, 'Another one is open', 'dialog'),
  duplicateRequest: facts(422, 'The platform knows this request already', 'dialog'),
  nameMismatch: facts(422, "The name is not the player's", 'field'),
  selfExcluded: facts(422, 'The player has excluded themselves', 'dialog'),
  coolOffActive: facts(422, 'The player takes a break', 'dialog'),
  currencyNotSupported: facts(422, 'The currency is not supported', 'dialog'),
  fileTypeInvalid: facts(422, 'The file is of a type that is not accepted', 'field'),
  fileTooLarge: facts(413, 'The file is too large', 'field'),
  // The platform cannot be reached, or does not respond usably
  internalServerError: { ...facts(502, 'The platform did not answer', 'dialog'), statusCode: -500 },
  tokenTooLarge: facts(502, 'The token of the platform does not fit into a cookie', 'dialog'),
  serviceUnavailable: { ...facts(503, 'The service is unavailable', 'log'), statusCode: -503 },
  disconnect: { ...facts(502, 'The connection to the platform broke', 'dialog'), statusCode: 0 },
  outcomeUnknown: { ...facts(504, 'The outcome is not known yet', 'dialog'), statusCode: -504 },
  // The gateway fails
  unexpectedError: facts(500, 'Something went wrong here', 'dialog'),
  overloaded: facts(503, 'Too busy', 'dialog'),
} as const satisfies Record<string, ErrorFacts>

export type ErrorCode = keyof typeof errorCodes

/** Codes that any operation may respond with; an operation declares all others in its `errors`. */
export const commonErrorCodes = [
  'invalidRequest',
  'crossSite',
  'guestOnly',
  'notFound',
  'methodNotAllowed',
  'bodyTooLarge',
  'unsupportedMediaType',
  'unknownHost',
  'idempotencyKeyMissing',
  'keyReused',
  'stillRunning',
  'tooManyRequests',
  'sessionExpired',
  'refused',
  'internalServerError',
  'serviceUnavailable',
  'disconnect',
  'tokenTooLarge',
  'unexpectedError',
  'overloaded',
] as const satisfies readonly ErrorCode[]
export type CommonErrorCode = (typeof commonErrorCodes)[number]

/** A limit of the player's own, as it refuses a request. What the platform leaves out is empty. */
export const ReachedLimit = z.object({
  /** One of `LimitKind` and of `LimitPeriod`, or another word of the platform. */
  kind: z.string(),
  period: z.string(),
  /** What it still allows: a decimal string, in money or, for `SESSION_TIME`, in minutes. */
  left: z.string(),
  /** When it begins anew; ISO 8601. */
  resetsAt: z.string(),
})
export type ReachedLimit = z.infer<typeof ReachedLimit>

/** Who a refused log-in was for, as far as the platform says; either is empty where it does not. */
export const RefusedPlayer = z.object({ fullName: z.string(), contactEmail: z.string() })
export type RefusedPlayer = z.infer<typeof RefusedPlayer>

/** The body of every unsuccessful response: `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  /** A path that identifies the code: see `problemType`. */
  type: z.string(),
  title: z.string(),
  /** The HTTP status. */
  status: z.number(),
  /** One of `errorCodes`. */
  code: z.string(),
  /** The platform's own `statusCode`, or the code's where it sent none. */
  statusCode: z.number(),
  /** The platform's own `statusMessage`, or the code. A translation key, not a sentence to parse. */
  message: z.string(),
  handling: Handling,
  /** Eight characters, such as `R7K2-9QMX`, for a player to read to support; the request's log line has them too. */
  reference: z.string(),
  /** Which fields are wrong, for `invalidRequest` and `invalidInput`; see `FieldError`. */
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
  /** The limit that the request would pass, for `limitReached`, where the platform names it. */
  limit: z.optional(ReachedLimit),
  /** When the break or exclusion ends that refuses the request; ISO 8601, empty for one that never ends. */
  until: z.optional(z.string()),
  /** The deposit or withdrawal that is still open, for `pendingExists`, where the platform names it. */
  openId: z.optional(z.string()),
  /** How often a one-time code may be tried yet, where a wrong one was refused and only a few tries are left. */
  attemptsLeft: z.optional(z.number()),
  /** Of a refused log-in, in a browser that has logged in to the account before. */
  player: z.optional(RefusedPlayer),
  /** What happened, for the start-up and global error profiles (specification, section 8). */
  details: z.optional(z.string()),
  /** Null when start-up fails: maintenance counts as off (specification, section 8). */
  maintenance: z.optional(z.null()),
})
export type Problem = z.infer<typeof Problem>

/** The `type` of a problem: `sessionExpired` gives `/problems/session-expired`. */
export function problemType(code: ErrorCode): string {
  return `/problems/${code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function facts<const Value extends Handling>(status: number, title: string, handling: Value) {
  return { status, title, statusCode: -status, handling }
}
