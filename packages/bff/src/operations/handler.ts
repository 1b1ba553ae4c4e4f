import type { Player } from '@marquee/contracts/areas/account/identity'
import type { ErrorOf, OperationId, Operations, RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { output, ZodMiniType } from 'zod/mini'
import type { ProblemDetail } from '../errors/problem-error.ts'
import type { EventSink } from '../player-events/player-channel.ts'
import type { Brand } from '../request/brand.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { CachedResponse } from '../sites/cached-response.ts'
import type { Sites } from '../sites/sites.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import type { EventsResponse } from './events-response.ts'
import type { FileResponse } from './file-response.ts'

/** Limits of one call that differ from those of all others. */
export interface CallLimits {
  /** The time for all attempts, where it is shorter than usual. */
  deadlineMs: number
  /** The call goes on when the client has disconnected. */
  outlivesClient: boolean
}

/** The form fields beside the file of an upload. */
export type UploadFields<Id extends OperationId> = Operations[Id] extends {
  upload: { fields: infer Fields extends ZodMiniType }
}
  ? output<Fields>
  : Record<string, never>

/** What a handler may use beside the validated request. Handlers destructure what they need. */
export interface HandlerContext<Id extends OperationId> {
  brand: Brand
  /** The eight characters that name this request in the log. */
  reference: string
  /** The brand's public data: start-up, SEO, CMS, catalogue; from the cache. */
  sites: Sites
  /** Calls the platform on behalf of this request, with the identity of the site and the player. */
  callPlatform<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    limits?: CallLimits,
  ): Promise<Output>
  /**
   * Passes the file of an upload on to the platform while it arrives, once its content and the fields before it were
   * judged by the declaration. @returns the fields, and what the platform calls the file
   */
  uploadFile(): Promise<{ fields: UploadFields<Id>; fileKey: string }>
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
  /** Whether the content policy allows this address in a frame. */
  mayFrame(address: string): boolean
  session: SealedSession | undefined
  /** Starts a session and sets its cookie; the old one, if any, is ended. `typedAccountId` is what the player typed. */
  startSession(token: string, player: Player, typedAccountId: string): Promise<SealedSession>
  /** Updates the player's name and address in the session. @returns the player */
  updatePlayer(contact: Omit<Player, 'accountId'>): Promise<Player>
  /** Ends the account's other sessions. Only a proof of who the player is, such as a password, begins its limit anew. */
  endOtherSessions(player: { proved: boolean }): Promise<void>
  /** Ends every session of an account, also without being signed in: its password has changed. */
  endAccountSessions(accountId: string): Promise<void>
  /** Sends what changes for the player to the sink. @returns how to stop. Errors: `overloaded` */
  watchPlayer(sink: EventSink): () => void
  /** Ends the session and clears its cookie. Resolves when the end lasts; the response must not be sent before. */
  endSession(): Promise<void>
  /** The `_fbp` cookie of Meta's pixel; undefined when there is none or it is invalid. */
  fbp: string | undefined
  /** The client's `Idempotency-Key`, if it sent one. */
  idempotencyKey: string | undefined
  /** Ends the request with one of the codes that the operation declares (or a common one). */
  fail(code: ErrorOf<Id>, detail?: ProblemDetail): never
}

/** Implements one operation. Handlers are mounted by id. */
export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: HandlerContext<Id>,
) => Promise<ResponseOf<Id> | CachedResponse<ResponseOf<Id>> | FileResponse | EventsResponse>

/** A handler for each operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
