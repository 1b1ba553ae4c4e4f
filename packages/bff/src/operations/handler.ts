import type { Player } from '@marquee/contracts/account'
import type { ErrorOf, OperationId, RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { Brand } from '../request/brand.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import type { Sites } from '../sites/sites.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { ProblemDetail } from '../errors/problem-error.ts'

/** What every handler may use, beside the validated request. A handler names what it takes. */
export interface HandlerContext<Id extends OperationId> {
  brand: Brand
  /** The brand's public data: start-up, SEO, CMS, catalogue; from the cache. */
  sites: Sites
  /** Asks the platform on behalf of this request; site and player identity are filled in. */
  ask<Input, Output>(call: PlatformCall<Input, Output>, input: Input): Promise<Output>
  /** Brings a picture's address to what a page may load. */
  imageAddress(address: string): string
  /** Whether the content policy lets a page show this address in a frame. */
  mayFrame(address: string): boolean
  session: SealedSession | undefined
  /** Starts a session and sets its cookie; the old one, if any, is ended. */
  openSession(token: string, player: Player): Promise<SealedSession>
  /** Keeps the session and gives it the player's new name and address. @returns the player */
  updatePlayer(contact: Omit<Player, 'accountId'>): Promise<Player>
  /** Ends the account's sessions everywhere; this one goes on as a new one. */
  endOtherSessions(): Promise<void>
  /** Ends every session of an account, whoever asks: what opened them is no longer good. */
  endAccount(accountId: string): Promise<void>
  /** Ends the session and clears its cookie. */
  endSession(): void
  /** The `_fbp` cookie of an advertisement; undefined where there is none that can be passed on. */
  fbp: string | undefined
  /** The client's `Idempotency-Key`, where it gave one. */
  idempotencyKey: string | undefined
  /** Ends the request with one of the codes that the operation declares (or a common one). */
  fail(code: ErrorOf<Id>, detail?: ProblemDetail): never
}

/** Implements one operation. Handlers are mounted by id; nobody else imports them. */
export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: HandlerContext<Id>,
) => Promise<ResponseOf<Id> | CachedResponse<ResponseOf<Id>>>

/** A handler for each operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
