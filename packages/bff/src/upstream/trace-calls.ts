import type { Tracing } from '../observability/otlp-tracing.ts'
import { RequestContext } from '../request/request-context.ts'
import type { ConnectedPlatform } from './platform.ts'
import { PlatformFailure } from './platform-failure.ts'
import { PlatformRefusal } from './platform-refusal.ts'

/** Makes each call a span: of the trace of its request, or of a trace of its own where it belongs to none. */
export function traceCalls(platform: ConnectedPlatform, tracing: Tracing): ConnectedPlatform {
  return {
    ...platform,
    async call(call, identity, input, context) {
      const { request } = context
      const ofRequest = request instanceof RequestContext ? request.trace : undefined
      const facts = { path: call.path, host: identity.host, requestId: request.requestId }
      const { traceId, traceparent, end } = (ofRequest ?? tracing).call(facts)
      const traced = ofRequest ? request : { ...request, traceId }
      try {
        const output = await platform.call(call, identity, input, {
          ...context,
          request: traced,
          traceparent,
        })
        end()
        return output
      } catch (error) {
        end(failureOf(error))
        throw error
      }
    },
  }
}

/** A refusal is an answer. `_OTHER` is OpenTelemetry's word for what has no name. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof PlatformRefusal) return undefined
  return error instanceof PlatformFailure ? error.cause : '_OTHER'
}
