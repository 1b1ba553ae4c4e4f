import type * as z from 'zod/mini'
import type { Capability } from './capability.ts'
import type { ErrorCode } from './problem.ts'

/** Who may call: everybody, signed-out visitors only, or signed-in players only. */
export type Access = 'anyone' | 'guest' | 'player'

/**
 * Which rate limit counts the call. To ask for a one-time code and to enter one are counted apart, by one setting: who
 * asked for a code has all tries at it.
 */
export type LimitClass = 'credentials' | 'tac' | 'tacEntry' | 'writes' | 'reads'

/** Which period of freshness a public answer has; the gateway's settings give the seconds. */
export type CacheClass = 'startup' | 'seo' | 'cms' | 'catalogue'

/**
 * What is said of an operation, once. Everything that differs between operations is a field here; whatever is
 * not said is the same for all. Wire schemas stay plain (no defaults or transforms in a response): a response is
 * cut to its schema on its way out.
 */
export interface OperationDeclaration {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below the origin; `{name}` stands for a field of `params`. */
  path: `/api/${string}`
  access: Access
  limit: LimitClass
  /** Present when the answer is the same for everyone of a brand and may be cached. */
  cache?: CacheClass
  /** The business area it belongs to: without that area, there is no such operation. */
  capability?: Capability
  /** The call moves money or claims something: it takes an `Idempotency-Key` header. */
  idempotent?: true
  /** Its success sets another session cookie, or takes it away: a browser sends nothing to the one before meanwhile. */
  changesSession?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** Codes this operation may answer with beside the common ones, each with its HTTP status. */
  errors?: Partial<Record<ErrorCode, number>>
}

// Without it, a code that the table of codes does not have would pass as an additional key.
type OnlyKnown<Errors> = { [Code in keyof Errors]: Code extends ErrorCode ? number : never }

/** Declares an operation. The answer is the declaration itself, with its exact type kept. */
export function operation<const Declaration extends OperationDeclaration>(
  declaration: Declaration & { errors?: OnlyKnown<Declaration['errors']> },
): Declaration {
  return declaration
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

/** What a handler is given: the validated parts that the operation declares. */
export type Request<D extends OperationDeclaration> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>

/** What a caller gives. */
export type RequestInput<D extends OperationDeclaration> = PartInput<D, 'params'> &
  PartInput<D, 'query'> &
  PartInput<D, 'body'>

/** What the operation answers. */
export type Response<D extends OperationDeclaration> = z.output<D['response']>

/** The error codes that the operation declares. */
export type DeclaredErrors<D extends OperationDeclaration> = D extends { errors: infer Errors }
  ? keyof Errors
  : never

/** One typed example per operation: it drives round-trip tests and the API description. */
export interface Example<D extends OperationDeclaration> {
  request: RequestInput<D>
  response: Response<D>
}
