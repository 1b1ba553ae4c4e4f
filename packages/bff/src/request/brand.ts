/** The brand of a request. */
export interface Brand {
  /** Identifies the brand everywhere: cache, sessions, rate limits, platform. */
  readonly host: string
  /** Scheme, host and port of the brand's pages, from the configuration and never from headers. */
  readonly origin: string
}
