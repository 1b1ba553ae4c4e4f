import { randomUUID } from 'node:crypto'
import { CampaignMark } from '@marquee/contracts/form-fields'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../brands/brand-directory.ts'
import type { Sites } from '../brands/sites.ts'
import type { Platform } from '../platform/platform.ts'
import type { PlatformIdentity } from '../platform/platform-call.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { SealedSession } from '../session/session-seal.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Tools } from './handler.ts'
import { ProblemError } from './problem-error.ts'
import type { Visit } from './visit.ts'

/** Makes the tools of one request to one operation. */
export type ToolsOf = <Id extends OperationId>(request: FastifyRequest, reply: FastifyReply) => Tools<Id>

interface Parts {
  platform: Platform
  sites: Sites
  sessions: Sessions
  cookie: SessionCookie
  imageAddress: (address: string) => string
  /** Origins whose pages may be framed. */
  gameOrigins: readonly string[]
}

/** Binds the gateway's parts to a request, so that a handler says only what is its own. */
export function createToolsOf({
  platform,
  sites,
  sessions,
  cookie,
  imageAddress,
  gameOrigins,
}: Parts): ToolsOf {
  return (request, reply) => {
    const { visit } = request
    const brand = brandOf(request)

    async function identity(namesSite: boolean): Promise<PlatformIdentity> {
      const { session } = visit
      const externalId = namesSite ? await sites.externalId(brand) : undefined
      const player = session && { auth: session.token, accountId: session.player.accountId }
      return { host: brand.host, ...(externalId !== undefined && { externalId }), ...(player && { player }) }
    }

    return {
      brand,
      sites,
      imageAddress,
      mayFrame: (address) => gameOrigins.includes(new URL(address).origin),
      session: visit.session,
      fbp: CampaignMark.safeParse(request.cookies._fbp).data,
      requestKey: requestKey(request),
      async ask(call, input) {
        const { requestId, reference } = visit
        const asked = await identity(call.namesSite)
        const trace = visit.trace?.call(call.path)
        const context = { requestId, reference, signal: request.signal }
        if (!trace) return platform.call(call, asked, input, context)
        const answer = platform.call(call, asked, input, { ...context, traceparent: trace.traceparent })
        answer.then(
          () => trace.end(true),
          () => trace.end(false),
        )
        return answer
      },
      async openSession(token, player) {
        if (visit.session) sessions.end(visit.session)
        const { cookie: value, session } = await sessions.start(brand, token, player)
        visit.session = session
        cookie.set(reply, value)
        return session
      },
      async updatePlayer(contact) {
        const session = signedIn(visit)
        const player = { accountId: session.player.accountId, ...contact }
        const changed = await sessions.updatePlayer(brand, session, player)
        visit.session = changed.session
        cookie.set(reply, changed.cookie)
        return player
      },
      async endOtherSessions() {
        const { token, player } = signedIn(visit)
        await sessions.endAccount(brand, player.accountId)
        const { cookie: value, session } = await sessions.start(brand, token, player)
        visit.session = session
        cookie.set(reply, value)
      },
      endSession() {
        if (visit.session) sessions.end(visit.session)
        cookie.clear(reply)
      },
      fail(code, detail) {
        throw new ProblemError(code, detail)
      },
    }
  }
}

/** The brand of a request that got past `identifyRequests`. */
export function brandOf({ visit }: FastifyRequest): Brand {
  if (!visit.brand) throw new ProblemError('unknownHost')
  return visit.brand
}

function signedIn({ session }: Visit): SealedSession {
  if (!session) throw new ProblemError('sessionExpired')
  return session
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function requestKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (key === undefined) return randomUUID()
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase()
  throw new ProblemError('invalidRequest', { errors: [{ path: 'idempotency-key', code: 'invalidFormat' }] })
}
