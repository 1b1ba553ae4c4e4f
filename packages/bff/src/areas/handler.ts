import type { Player } from '@marquee/contracts/areas/account/identity'
import type { ErrorOf, OperationId, Operations, RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { output, ZodMiniType } from 'zod/mini'
import type { ProblemDetail } from '../errors/problem-error.ts'
import type { Movement } from '../outcomes/unsettled-money.ts'
import type { EventSink } from '../player-events/player-channel.ts'
import type { Brand } from '../request/request-context.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import type { PublicData, Sites } from '../sites/sites.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** Limits of one call that differ from those of all others. */
export interface CallLimits {
  /** The time for all attempts, where it is shorter than usual. */
  deadlineMs: number
  /** The call goes on when the client has disconnected. */
  outlivesClient: boolean
}

/** The form fields beside the file of an upload. */
type UploadFields<Id extends OperationId> = Operations[Id] extends {
  upload: { fields: infer Fields extends ZodMiniType }
}
  ? output<Fields>
  : Record<string, never>

/** What every handler may use beside the validated request. Handlers destructure what they need. */
export interface CommonContext {
  brand: Brand
  /** The brand's public data: start-up data and what the areas declare; from the cache. */
  sites: Sites
  /** Calls the platform on behalf of this request, with the identity of the site and the player, and what the call needs. */
  callPlatform<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    limits?: CallLimits,
  ): Promise<Output>
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
  session: PlayerSession
}

export interface HandlerContext<Id extends OperationId> extends CommonContext {
  sent: Sent<Id>
  /** Ends the request with one of the codes that the operation declares (or a common one). */
  fail(code: ErrorOf<Id>, detail?: ProblemDetail): never
}

/** Who is signed in, and what a handler may do about it. */
export interface PlayerSession {
  /** Undefined for a visitor. */
  readonly player: Player | undefined
  /** Whether this browser has logged in before to the account that the request names. */
  readonly isKnownDevice: boolean
  /**
   * Starts a session and sets its cookie; the old one, if any, is ended. `typedAccountId` is what the player typed.
   * @returns the player as the session has them
   */
  start(token: string, player: Player, typedAccountId: string): Promise<Player>
  /** Updates the player's name and address. @returns the player */
  updatePlayer(contact: Omit<Player, 'accountId'>): Promise<Player>
  /** Ends the session and clears its cookie. Resolves when the end lasts; the response must not be sent before. */
  end(): Promise<void>
  /** Ends the account's other sessions. Only a proof of who the player is, such as a password, begins its limit anew. */
  endOthers(player: { proved: boolean }): Promise<void>
  /** Ends every session of an account, also without being signed in: its password has changed. */
  endAllOf(accountId: string): Promise<void>
  /** Has the browser's hint of the session say whether a break keeps the player from play. */
  hintPause(isPaused: boolean): void
  /** Sends what changes for the player to the sink. @returns how to stop. Errors: `overloaded` */
  watch(sink: EventSink): () => void
  /** The player's deposits and withdrawals whose outcome is not known, the oldest first. */
  listUnsettledMoney(): Promise<Movement[]>
  settleMoney(requestId: string): Promise<void>
}

/** What was sent beside the request that the operation declares. */
interface Sent<Id extends OperationId> {
  /** The eight characters that name this request in the log. */
  readonly reference: string
  /** The client's `Idempotency-Key`, if it sent one. Calls that declare it get it without being told. */
  readonly idempotencyKey: string | undefined
  /** The `_fbp` cookie of Meta's pixel; undefined when there is none or it is invalid. */
  readonly fbp: string | undefined
  /**
   * Passes the file of an upload on to the platform while it arrives, once its content and the fields before it were
   * judged by the declaration. @returns the fields, and what the platform calls the file
   */
  uploadFile(): Promise<{ fields: UploadFields<Id>; fileKey: string }>
}

/** Implements one operation. Handlers are mounted by id. */
export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: HandlerContext<Id>,
) => Promise<ResponseOf<Id> | CachedResponse<ResponseOf<Id>> | FileResponse | EventsResponse>

/** A handler for each operation that a module of the contract declares; the compiler names the one that is missing. */
export type Handlers<Contract = Operations> = { [Id in keyof Contract & OperationId]: Handler<Id> }

/** A response that browsers save as a file, of the type that the operation declares. */
export class FileResponse {
  /** Without quotes or characters that a header cannot carry. */
  readonly name: string
  readonly text: string

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}

/** A response that stays open and sends what happens, until the client leaves or the subscription ends. */
export class EventsResponse {
  /** Begins to send to the sink. @returns how to stop */
  readonly subscribe: (sink: EventSink) => () => void

  constructor(subscribe: (sink: EventSink) => () => void) {
    this.subscribe = subscribe
  }
}

/** What a request that an operation declares may have. */
interface Input<Params, Query, Body> {
  params?: Params
  query?: Query
  body?: Body
}

/** Passes the request's parameters, query and body on to a call of the platform, and the answer back. */
export function forward<Params, Query, Body, Answer extends object>(
  call: PlatformCall<NoInfer<Params & Query & Body>, Answer>,
): (request: Input<Params, Query, Body>, context: CommonContext) => Promise<Answer>
/** As above; `finish` makes the response of the answer. */
export function forward<Params, Query, Body, Answer, Response extends object>(
  call: PlatformCall<NoInfer<Params & Query & Body>, Answer>,
  finish: (answer: Answer, context: CommonContext) => Response | Promise<Response>,
): (request: Input<Params, Query, Body>, context: CommonContext) => Promise<Response>
export function forward<Params, Query, Body, Answer>(
  call: PlatformCall<Params & Query & Body, Answer>,
  finish?: (answer: Answer, context: CommonContext) => unknown,
) {
  return async (request: Input<Params, Query, Body>, context: CommonContext) => {
    const answer = await context.callPlatform(call, fieldsOf(request))
    return finish ? finish(answer, context) : answer
  }
}

/** Answers from the brand's public data, which the request's parameters, query and body choose. */
export function fromSite<Params, Query, Body, Value>(
  data: PublicData<NoInfer<Params & Query & Body>, Value>,
): (request: Input<Params, Query, Body>, context: CommonContext) => Promise<CachedResponse<Value>> {
  return (request, { brand, sites }) => sites.read(brand, data, fieldsOf(request))
}

/**
 * Answers a visitor from the data that all visitors of a brand share, and a player by asking for the player alone. Where
 * that fails, a player gets what visitors get.
 */
export function ownOrPublic<Request, Value>(
  own: (request: Request, context: CommonContext) => Promise<Value>,
  shared: (request: Request, context: CommonContext) => Promise<CachedResponse<Value>>,
): (request: Request, context: CommonContext) => Promise<Value> {
  return async (request, context) => {
    if (context.session.player) {
      try {
        return await own(request, context)
      } catch (error) {
        if (holdsForPlayer(error)) throw error
      }
    }
    return (await shared(request, context)).value
  }
}

/** Refusals that are an answer: the session is over, or there is no such thing. */
function holdsForPlayer(error: unknown): boolean {
  return error instanceof PlatformRefusal && (error.code === 'sessionExpired' || error.code === 'notFound')
}

function fieldsOf<Params, Query, Body>({ params, query, body }: Input<Params, Query, Body>) {
  // What the path names is what is meant, whatever else the request calls by the same name.
  return Object.assign({}, body, query, params)
}
