/** One request as a trace shows it. */
export interface RequestTrace {
  /** Begins the span of a platform call. */
  call(name: string): CallTrace
  /** Ends the request's span. */
  end(facts: { operation: string; brand: string; status: number; code: string | undefined }): void
}

export interface CallTrace {
  /** The W3C `traceparent` that goes to the platform with the call. */
  traceparent: string
  end(succeeded: boolean): void
}
