import { randomUUID } from 'node:crypto'
import { AttributionValue } from '@marquee/contracts/form-fields'
import type { UploadRule } from '@marquee/contracts/operation'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileUpload } from '../../areas/cashier/platform.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { HandlerContext } from '../../operations/handler.ts'
import type { PlayerEvents } from '../../player-events/player-events.ts'
import type { RequestContext } from '../../request/request-context.ts'
import type { SealedSession } from '../../request/sealed-session.ts'
import type { DeviceCookie, SessionCookie } from '../../session/cookies.ts'
import type { Sessions } from '../../session/sessions.ts'
import type { Sites } from '../../sites/sites.ts'
import type { Platform } from '../../upstream/platform.ts'
import { readIdempotencyKey } from '../read-request.ts'
import { forwardUpload } from '../uploads/forward-upload.ts'
import { brandOf } from './access-checks.ts'
import { createPlatformCaller } from './platform-caller.ts'

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
  cookie: SessionCookie
  device: DeviceCookie
  imageAddress: (address: string) => string
  /** Origins whose pages may be framed. */
  gameOrigins: readonly string[]
}

type SessionMethods = Pick<
  HandlerContext<OperationId>,
  'startSession' | 'updatePlayer' | 'endOtherSessions' | 'endAccountSessions' | 'endSession'
>

/** Makes the factory of handler contexts, which binds the gateway's parts to a request. */
export function createHandlerContexts(parts: Parts): CreateHandlerContext {
  const { sites, imageAddress, gameOrigins, playerEvents } = parts
  return (request, reply, upload) => {
    const callPlatform = createPlatformCaller(parts, request, reply)
    return {
      brand: brandOf(request),
      reference: request.context.reference,
      sites,
      imageAddress,
      mayFrame: (address) => gameOrigins.includes(new URL(address).origin),
      get session() {
        return request.context.session
      },
      get fbp() {
        return AttributionValue.safeParse(request.cookies._fbp).data
      },
      get idempotencyKey() {
        return readIdempotencyKey(request.headers)
      },
      callPlatform,
      async uploadFile() {
        if (!upload) throw new TypeError('This operation takes no file')
        return forwardUpload(request.raw, upload, (file) => callPlatform(fileUpload, file))
      },
      watchPlayer: (sink) => playerEvents.watch(brandOf(request), requireSession(request.context), sink),
      ...sessionMethods(parts, request, reply),
      fail(code, detail) {
        throw new ProblemError(code, detail)
      },
    }
  }
}

function sessionMethods(
  { sessions, cookie, device }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionMethods {
  const { context } = request
  const brand = brandOf(request)

  function setSession(session: SealedSession, value: string): SealedSession {
    context.session = session
    cookie.set(reply, value)
    return session
  }

  return {
    async startSession(token, player, typedAccountId) {
      if (context.session) await sessions.end(context.session)
      const started = await sessions.start(brand, token, player, typedAccountId)
      const session = setSession(started.session, started.cookie)
      // The account as it was typed, because that is what attempts are counted by.
      const { accountId = player.accountId, deviceId = randomUUID() } = context
      await device.set(reply, brand, accountId, deviceId)
      return session
    },
    async updatePlayer(contact) {
      const session = requireSession(context)
      const player = { accountId: session.player.accountId, ...contact }
      const changed = await sessions.updatePlayer(brand, session, player)
      setSession(changed.session, changed.cookie)
      return player
    },
    async endOtherSessions({ proved }) {
      const continued = await sessions.endOthers(brand, requireSession(context), proved)
      setSession(continued.session, continued.cookie)
    },
    endAccountSessions: (accountId) => sessions.endAccountSessions(brand, accountId),
    async endSession() {
      cookie.clear(reply)
      if (context.session) await sessions.end(context.session)
    },
  }
}

function requireSession({ session }: RequestContext): SealedSession {
  if (!session) throw new ProblemError('sessionExpired')
  return session
}
