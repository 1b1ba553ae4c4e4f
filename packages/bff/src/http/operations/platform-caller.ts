import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HandlerContext } from '../../areas/handler.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { identifyCall } from '../../sites/identify-call.ts'
import type { Sites } from '../../sites/sites.ts'
import type { Platform } from '../../upstream/platform.ts'
import type { PlatformIdentity } from '../../upstream/platform-call.ts'
import { clientSignal, readIdempotencyKey } from '../read-request.ts'
import { brandOf } from './access-checks.ts'

interface Parts {
  platform: Platform
  sites: Sites
}

/** Makes the caller of the platform for a request; each call is a span of its trace, if there is one. */
export function createPlatformCaller(
  { platform, sites }: Parts,
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
    const { requestId, reference } = context
    const brand = brandOf(request)
    const player = playerOf(context)
    const identity = await identifyCall(call, sites.factsOf(brand), {
      host: brand.host,
      ...(player && { player }),
      ...(call.needs.includes('requestId') && { requestId: readIdempotencyKey(request.headers) }),
    })
    const trace = context.trace?.call(call.path)
    const caller = {
      requestId,
      reference,
      ...(!limits?.outlivesClient && { signal: untilClientLeaves() }),
      ...(limits && { deadlineMs: limits.deadlineMs }),
      ...(trace && { traceparent: trace.traceparent }),
    }
    try {
      const result = await platform.call(call, identity, input, caller)
      trace?.end(true)
      return result
    } catch (error) {
      trace?.end(false)
      throw error
    }
  }
}

function playerOf({ session }: RequestContext): PlatformIdentity['player'] {
  return session && { auth: session.token, accountId: session.player.accountId }
}
