import type * as z from 'zod/mini'
import type { Capability } from './capability.ts'
import type { ErrorCode } from './problem.ts'
import type { FailureFacts } from './shown-failure.ts'

/** Who may call: everybody, only visitors who are not signed in, or only signed-in players. */
export type Access = 'anyone' | 'guest' | 'player'

/**
 * The rate limit that counts the call; the gateway's settings give the numbers. Requests for a one-time code (`tac`)
 * and attempts to enter one (`tacEntry`) share a setting but are counted separately, so that requesting a code leaves
 * all attempts to enter it.
 */
export type LimitClass = 'credentials' | 'tac' | 'tacEntry' | 'writes' | 'reads'

/**
 * How long a public response stays fresh in the gateway's cache; the gateway's settings give the seconds. What is `live`
 * changes while it is looked at, and is worth nothing when it is old.
 */
export type CacheClass = 'startup' | 'seo' | 'cms' | 'catalogue' | 'live'

/** What an upload may be: judged by its content, never by its name. */
export interface UploadRule {
  /** Media types that are accepted. */
  types: readonly string[]
  maxBytes: number
  /** Form fields beside the file, all of them text; they come before it. */
  fields?: z.ZodMiniType
}

/**
 * The declaration of an operation: the single source of its route, checks, types, client call and API description.
 * Everything that differs between operations is a field here; the rest is the same for all of them.
 *
 * Response schemas describe plain JSON: no defaults, transforms or coercion, because the gateway serializes responses
 * without parsing them. Properties that a response schema does not declare are removed. Body schemas are strict
 * objects: an unknown key is a validation error.
 */
export interface OperationDeclaration extends FailureFacts {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path, with `{name}` for each property of `params`. */
  path: `/api/${string}`
  /** Refused callers get `sessionExpired` (401) or `guestOnly` (403). */
  access: Access
  limit: LimitClass
  /** Set when the response is the same for everyone on a brand's site, and may be cached. GET with `anyone` only. */
  cache?: CacheClass
  /**
   * Set when only the response for visitors is the same for everyone on a brand's site, and a player's has the player's
   * own state. Pages are rendered with the visitors' one; no cache outside the gateway keeps either. GET with `anyone`
   * only.
   */
  visitorCache?: CacheClass
  /** The business area it belongs to. Where the operator switches that area off, the route does not exist (404). */
  capability?: Capability
  /**
   * Set when the call moves money or claims something. It then takes an `Idempotency-Key` header, a UUID: a repeat with
   * the same key of the same account gets the first response, and the same key with another request is `keyReused`.
   * After `outcomeUnknown` (the platform was called but did not respond) a repeat does not call the platform again.
   * Where it is `required`, which is for `player` only, a request without the header is refused with
   * `idempotencyKeyMissing`. Without a session a key means nothing.
   */
  idempotency?: 'required' | 'optional'
  /**
   * Set when a second call with the same key would do no harm. It is then carried out also while the gateway cannot tell
   * whether another replica has the key; any other is refused with `overloaded`, and was not sent.
   */
  repeatIsHarmless?: true
  /**
   * Set when the call tries a secret of the account that it names: a password or a one-time code. Of these attempts
   * only the refused ones count against the account, so that nobody who knows the secret is locked out by using it.
   */
  triesSecret?: true
  /**
   * Set when success replaces the session cookie, or ends the session and clears it. A browser must not send other
   * calls with the old one.
   */
  changesSession?: 'replaces' | 'ends'
  /** Path parameters. */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** Set when the body is one file, sent as `multipart/form-data` and passed on as it arrives; its limits. */
  upload?: UploadRule
  /** Set when the response is a file of this type and not JSON; the handler returns a `FileResponse`. */
  download?: 'text/csv'
  /**
   * Set when the response is a stream of server-sent events that stays open; each event is as `response` says, with its
   * name in `event`. GET with `player` only.
   */
  stream?: true
  /** Error codes of this operation in addition to the common ones. */
  errors?: readonly ErrorCode[]
}

/**
 * Declares an operation: returns the declaration with its example and its literal types.
 * @param example a request and its response, for the round-trip tests and the API description
 */
// @__NO_SIDE_EFFECTS__
export function operation<const Declaration extends OperationDeclaration>(
  declaration: Declaration,
  example: Example<Declaration>,
): Declaration & { example: Example<Declaration> } {
  return { ...declaration, example }
}

type Part<Declaration, Name extends 'params' | 'query' | 'body'> = Declaration extends {
  [Key in Name]: infer Schema extends z.ZodMiniType
}
  ? { [Key in Name]: z.output<Schema> }
  : unknown

type PartInput<Declaration, Name extends 'params' | 'query' | 'body'> = Declaration extends {
  [Key in Name]: infer Schema extends z.ZodMiniType
}
  ? { [Key in Name]: z.input<Schema> }
  : unknown

/** What a handler receives: the validated `params`, `query` and `body`, as far as the operation declares them. */
export type Request<D extends OperationDeclaration> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>

/** What a caller passes: the same parts before validation. */
export type RequestInput<D extends OperationDeclaration> = PartInput<D, 'params'> &
  PartInput<D, 'query'> &
  PartInput<D, 'body'>

/** The body of the operation's successful response. */
export type Response<D extends OperationDeclaration> = z.output<D['response']>

/** The error codes that the operation declares. */
export type DeclaredErrors<D extends OperationDeclaration> = D extends { errors: readonly (infer Code)[] }
  ? Code
  : never

/** An example of an operation: what a caller passes, and the body of the response. */
export interface Example<D extends OperationDeclaration> {
  request: RequestInput<D>
  response: Response<D>
}
