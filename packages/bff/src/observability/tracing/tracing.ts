import type { RequestTrace } from '../../request/request-trace.ts'

/** Where traces go. */
export interface Tracing {
  /** Begins a request's span; `traceparent` is the caller's, where the caller is a trusted proxy. */
  request(facts: { requestId: string; method: string; traceparent: string | undefined }): RequestTrace
  /** Sends what is still held back, and closes. */
  close(): Promise<void>
}
