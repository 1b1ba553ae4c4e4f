import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HandlerContext } from '../../operations/handler.ts'
import type { Brand } from '../../request/brand.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { siteIdFor } from '../../sites/site-id-for.ts'
import type { Sites } from '../../sites/sites.ts'
import type { Platform } from '../../upstream/platform.ts'
import type { PlatformIdentity } from '../../upstream/platform-call.ts'
import { clientSignal } from '../read-request.ts'
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
    const externalId = call.needsExternalId ? await siteIdFor(call, sites.externalId(brand)) : undefined
    const identity = identityOf(brand, context, externalId)
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

function identityOf(
  { host }: Brand,
  { session }: RequestContext,
  externalId: string | undefined,
): PlatformIdentity {
  const player = session && { auth: session.token, accountId: session.player.accountId }
  return { host, ...(externalId !== undefined && { externalId }), ...(player && { player }) }
}
