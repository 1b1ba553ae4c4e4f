/** A brand as requests name it. */
export interface Brand {
  /** The brand's key everywhere: cache, sessions, rate limits, platform. */
  readonly host: string
  /** Scheme, host and port of the brand's pages in a browser; from the configuration, never from headers. */
  readonly origin: string
}
