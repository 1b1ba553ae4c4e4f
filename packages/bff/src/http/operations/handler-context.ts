import { AttributionValue } from '@marquee/contracts/form-fields'
import type { UploadRule } from '@marquee/contracts/operation'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HandlerContext, PlayerSession } from '../../areas/handler.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { fileUpload } from '../../platform/cashier/cashier.ts'
import type { RequestContext } from '../../request/request-context.ts'
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

interface Tools {
  platform: Platform
  sites: Sites
  imageAddress: (address: string) => string
  sessionOf: (request: FastifyRequest, reply: FastifyReply) => PlayerSession
}

/** Makes the factory of handler contexts, which binds the gateway's tools to a request. */
export function createHandlerContexts(tools: Tools): CreateHandlerContext {
  return <Id extends OperationId>(
    request: FastifyRequest,
    reply: FastifyReply,
    upload: UploadRule | undefined,
  ): HandlerContext<Id> => new RequestHandlerContext(tools, request, reply, upload)
}

/** The context of one request. Most handlers use two or three of its members, so each is made when it is read. */
class RequestHandlerContext<Id extends OperationId> implements HandlerContext<Id> {
  readonly #tools: Tools
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #upload: UploadRule | undefined
  #callPlatform: HandlerContext<Id>['callPlatform'] | undefined

  constructor(tools: Tools, request: FastifyRequest, reply: FastifyReply, upload: UploadRule | undefined) {
    this.#tools = tools
    this.#request = request
    this.#reply = reply
    this.#upload = upload
  }

  get brand() {
    return brandOf(this.#request)
  }

  get sites() {
    return this.#tools.sites
  }

  get imageAddress() {
    return this.#tools.imageAddress
  }

  get session() {
    return this.#tools.sessionOf(this.#request, this.#reply)
  }

  get callPlatform() {
    this.#callPlatform ??= createPlatformCaller(this.#tools, this.#request, this.#reply)
    return this.#callPlatform
  }

  get sent(): HandlerContext<Id>['sent'] {
    const { context, cookies, headers, raw } = this.#request
    return {
      reference: context.reference,
      idempotencyKey: readIdempotencyKey(headers),
      get fbp() {
        return AttributionValue.safeParse(cookies._fbp).data
      },
      uploadFile: async () => {
        if (!this.#upload) throw new TypeError('This operation takes no file')
        return forwardUpload(raw, this.#upload, (file) => this.callPlatform(fileUpload, file))
      },
    }
  }

  get fail(): HandlerContext<Id>['fail'] {
    return (code, detail) => {
      throw new ProblemError(code, detail)
    }
  }
}

/** Makes the caller of the platform for a request. */
function createPlatformCaller(
  { platform, sites }: Pick<Tools, 'platform' | 'sites'>,
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
