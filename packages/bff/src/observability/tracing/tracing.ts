import type { RequestTrace } from '../../request/request-context.ts'

/** A destination for traces. */
export interface Tracing {
  /** Starts the span of a request; `traceparent` is the caller's, if the caller is a trusted proxy. */
  request(facts: { requestId: string; method: string; traceparent: string | undefined }): RequestTrace
  /** Sends pending spans and closes. */
  close(): Promise<void>
}
