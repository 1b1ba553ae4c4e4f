/** The trace of one request. */
export interface RequestTrace {
  /** Starts the span of a platform call. */
  call(name: string): CallTrace
  /** Ends the request's span. */
  end(facts: { operation: string; brand: string; status: number; code: string | undefined }): void
}

export interface CallTrace {
  /** The W3C `traceparent` header to send with the call. */
  traceparent: string
  end(succeeded: boolean): void
}
