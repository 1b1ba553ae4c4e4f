import { AttributionValue } from '@marquee/contracts/form-fields'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../brands/brand-directory.ts'
import { siteIdFor } from '../brands/site-id-for.ts'
import type { Sites } from '../brands/sites.ts'
import type { Platform } from '../platform/platform.ts'
import type { PlatformCall, PlatformIdentity } from '../platform/platform-call.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import type { SealedSession } from '../session/session-seal.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Tools } from './handler.ts'
import { leavingOf } from './leaving-of.ts'
import { ProblemError } from './problem-error.ts'
import { readRequestKey } from './request-key.ts'
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
export function createToolsOf(parts: Parts): ToolsOf {
  return (request, reply) => new RequestTools(parts, request, reply)
}

/** Each tool is made when a handler names it: most name one or two, and all of them for every request cost 2 µs. */
class RequestTools<Id extends OperationId> implements Tools<Id> {
  readonly brand: Brand
  readonly sites: Sites
  readonly imageAddress: Tools<Id>['imageAddress']
  readonly #parts: Parts
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
    this.brand = brandOf(request)
    this.sites = parts.sites
    this.imageAddress = parts.imageAddress
    this.#parts = parts
    this.#request = request
    this.#reply = reply
  }

  get session() {
    return this.#request.visit.session
  }

  get fbp() {
    return AttributionValue.safeParse(this.#request.cookies._fbp).data
  }

  get requestKey() {
    return readRequestKey(this.#request.headers)
  }

  get mayFrame(): Tools<Id>['mayFrame'] {
    const { gameOrigins } = this.#parts
    return (address) => gameOrigins.includes(new URL(address).origin)
  }

  get ask(): Tools<Id>['ask'] {
    return (call, input) => {
      if (!call.namesSite) return this.#ask(call, input, undefined)
      const siteId = siteIdFor(call, this.sites.externalId(this.brand))
      return siteId.then((externalId) => this.#ask(call, input, externalId))
    }
  }

  #ask<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    externalId: string | undefined,
  ): Promise<Output> {
    const { visit } = this.#request
    const { requestId, reference } = visit
    const asked = identityOf(this.brand, visit, externalId)
    const trace = visit.trace?.call(call.path)
    const context = { requestId, reference, signal: leavingOf(this.#reply.raw) }
    if (!trace) return this.#parts.platform.call(call, asked, input, context)
    const traced = { ...context, traceparent: trace.traceparent }
    const answer = this.#parts.platform.call(call, asked, input, traced)
    answer.then(
      () => trace.end(true),
      () => trace.end(false),
    )
    return answer
  }

  get openSession(): Tools<Id>['openSession'] {
    const { sessions } = this.#parts
    return async (token, player) => {
      if (this.session) sessions.end(this.session)
      const { cookie, session } = await sessions.start(this.brand, token, player)
      this.#keepSession(session, cookie)
      return session
    }
  }

  get updatePlayer(): Tools<Id>['updatePlayer'] {
    return async (contact) => {
      const session = signedIn(this.#request.visit)
      const player = { accountId: session.player.accountId, ...contact }
      const changed = await this.#parts.sessions.updatePlayer(this.brand, session, player)
      this.#keepSession(changed.session, changed.cookie)
      return player
    }
  }

  get endOtherSessions(): Tools<Id>['endOtherSessions'] {
    const { sessions } = this.#parts
    return async () => {
      const { token, player } = signedIn(this.#request.visit)
      await sessions.endAccount(this.brand, player.accountId)
      const { cookie, session } = await sessions.start(this.brand, token, player)
      this.#keepSession(session, cookie)
    }
  }

  get endAccount(): Tools<Id>['endAccount'] {
    return (accountId) => this.#parts.sessions.endAccount(this.brand, accountId)
  }

  get endSession(): Tools<Id>['endSession'] {
    return () => {
      if (this.session) this.#parts.sessions.end(this.session)
      this.#parts.cookie.clear(this.#reply)
    }
  }

  get fail(): Tools<Id>['fail'] {
    return (code, detail) => {
      throw new ProblemError(code, detail)
    }
  }

  #keepSession(session: SealedSession, cookie: string): void {
    this.#request.visit.session = session
    this.#parts.cookie.set(this.#reply, cookie)
  }
}

function identityOf({ host }: Brand, { session }: Visit, externalId: string | undefined): PlatformIdentity {
  const player = session && { auth: session.token, accountId: session.player.accountId }
  return { host, ...(externalId !== undefined && { externalId }), ...(player && { player }) }
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
