import { randomUUID } from 'node:crypto'
import type { Player } from '@marquee/contracts/areas/account/identity'
import { AttributionValue } from '@marquee/contracts/form-fields'
import type { UploadRule } from '@marquee/contracts/operation'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HandlerContext } from '../../areas/handler.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { UnsettledMoney } from '../../outcomes/unsettled-money.ts'
import { fileUpload } from '../../platform/cashier/cashier.ts'
import type { EventSink } from '../../player-events/player-channel.ts'
import type { PlayerEvents } from '../../player-events/player-events.ts'
import type { RequestContext, SealedSession } from '../../request/request-context.ts'
import type { DeviceCookie, SessionCookie } from '../../session/cookies.ts'
import type { Sessions, StartedSession } from '../../session/sessions.ts'
import type { Sites } from '../../sites/sites.ts'
import type { Platform } from '../../upstream/platform.ts'
import type { PlatformIdentity } from '../../upstream/platform-call.ts'
import { identifyCall } from '../../upstream/platform-call.ts'
import { clientSignal, readIdempotencyKey } from '../read-request.ts'
import { forwardUpload } from '../uploads/forward-upload.ts'
import { brandOf } from './access-checks.ts'

/** Makes the context of one request to one operation. */
export type CreateHandlerContext = <Id extends OperationId>(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: UploadRule | undefined,
) => HandlerContext<Id>

interface Parts {
  platform: Platform
  sites: Sites
  sessions: Sessions
  playerEvents: PlayerEvents
  unsettled: UnsettledMoney
  cookie: SessionCookie
  device: DeviceCookie
  imageAddress: (address: string) => string
}

/** Makes the factory of handler contexts, which binds the gateway's parts to a request. */
export function createHandlerContexts(parts: Parts): CreateHandlerContext {
  return <Id extends OperationId>(
    request: FastifyRequest,
    reply: FastifyReply,
    upload: UploadRule | undefined,
  ): HandlerContext<Id> => new RequestHandlerContext(parts, request, reply, upload)
}

/** The context of one request. Most handlers use two or three of its members, so each is made when it is read. */
class RequestHandlerContext<Id extends OperationId> implements HandlerContext<Id> {
  readonly #parts: Parts
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #upload: UploadRule | undefined
  #callPlatform: HandlerContext<Id>['callPlatform'] | undefined

  constructor(parts: Parts, request: FastifyRequest, reply: FastifyReply, upload: UploadRule | undefined) {
    this.#parts = parts
    this.#request = request
    this.#reply = reply
    this.#upload = upload
  }

  get brand() {
    return brandOf(this.#request)
  }

  get reference() {
    return this.#request.context.reference
  }

  get sites() {
    return this.#parts.sites
  }

  get imageAddress() {
    return this.#parts.imageAddress
  }

  get mayFrame() {
    const { gameOrigins } = this.brand.settings
    return (address: string) => gameOrigins.includes(new URL(address).origin)
  }

  get session() {
    return this.#request.context.session
  }

  get isKnownDevice() {
    return this.#request.context.deviceId !== undefined
  }

  get fbp() {
    return AttributionValue.safeParse(this.#request.cookies._fbp).data
  }

  get idempotencyKey() {
    return readIdempotencyKey(this.#request.headers)
  }

  get callPlatform() {
    this.#callPlatform ??= createPlatformCaller(this.#parts, this.#request, this.#reply)
    return this.#callPlatform
  }

  get uploadFile(): HandlerContext<Id>['uploadFile'] {
    return async () => {
      if (!this.#upload) throw new TypeError('This operation takes no file')
      return forwardUpload(this.#request.raw, this.#upload, (file) => this.callPlatform(fileUpload, file))
    }
  }

  get watchPlayer() {
    const { context } = this.#request
    return (sink: EventSink) => this.#parts.playerEvents.watch(this.brand, requireSession(context), sink)
  }

  get unsettledMoney() {
    const { unsettled } = this.#parts
    const { accountId } = requireSession(this.#request.context).player
    const owner = { host: this.brand.host, accountId }
    return { list: () => unsettled.of(owner), settle: (id: string) => unsettled.settle(owner, id) }
  }

  get startSession() {
    return async (token: string, player: Player, typedAccountId: string) => {
      const { sessions, device } = this.#parts
      const { context } = this.#request
      if (context.session) await sessions.end(context.session)
      const started = await sessions.start(this.brand, token, player, typedAccountId)
      this.#setSession(started)
      // The account as it was typed, because that is what attempts are counted by.
      const { accountId = player.accountId, deviceId = randomUUID() } = context
      await device.set(this.#reply, this.brand, accountId, deviceId)
      return started.session
    }
  }

  get updatePlayer() {
    return async (contact: Omit<Player, 'accountId'>) => {
      const session = requireSession(this.#request.context)
      const player = { accountId: session.player.accountId, ...contact }
      this.#setSession(await this.#parts.sessions.updatePlayer(this.brand, session, player), this.#request)
      return player
    }
  }

  get endOtherSessions() {
    return async ({ proved }: { proved: boolean }) => {
      const session = requireSession(this.#request.context)
      this.#setSession(await this.#parts.sessions.endOthers(this.brand, session, proved), this.#request)
    }
  }

  get endAccountSessions() {
    return (accountId: string) => this.#parts.sessions.endAccountSessions(this.brand, accountId)
  }

  get endSession() {
    return async () => {
      const { sessions, cookie } = this.#parts
      const { session } = this.#request.context
      cookie.clear(this.#reply)
      if (session) await sessions.end(session)
    }
  }

  get hintPause() {
    return (isPaused: boolean) => this.#parts.cookie.hintPause(this.#request, this.#reply, isPaused)
  }

  get fail(): HandlerContext<Id>['fail'] {
    return (code, detail) => {
      throw new ProblemError(code, detail)
    }
  }

  /** @param former the request of a session that goes on */
  #setSession({ session, cookie }: StartedSession, former?: FastifyRequest): void {
    this.#request.context.session = session
    this.#parts.cookie.set(this.#reply, cookie, former)
  }
}

function requireSession({ session }: RequestContext): SealedSession {
  if (!session) throw new ProblemError('sessionExpired')
  return session
}

interface CallerParts {
  platform: Platform
  sites: Sites
}

/** Makes the caller of the platform for a request. */
function createPlatformCaller(
  { platform, sites }: CallerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): HandlerContext<OperationId>['callPlatform'] {
  // One signal serves all calls of a request, which may be more than an emitter should have listeners.
  let signal: AbortSignal | undefined
  const untilClientLeaves = () => {
    signal ??= clientSignal(reply.raw)
    return signal
  }
  return async (call, input, limits) => {
    const { context } = request
    const brand = brandOf(request)
    const player = playerOf(context)
    const identity = await identifyCall(call, sites.factsOf(brand), {
      host: brand.host,
      ...(player && { player }),
      ...(call.needs.includes('requestId') && { requestId: readIdempotencyKey(request.headers) }),
    })
    return platform.call(call, identity, input, {
      request: context,
      signal: limits?.outlivesClient ? undefined : untilClientLeaves(),
      deadlineMs: limits?.deadlineMs,
    })
  }
}

function playerOf({ session }: RequestContext): PlatformIdentity['player'] {
  return session && { auth: session.token, accountId: session.player.accountId }
}
