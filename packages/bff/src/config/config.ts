import type { BlockList } from 'node:net'
import type { Capability } from '@marquee/contracts/capability'
import type { Operators } from './operators-file.ts'
import type { Redirects } from './redirects-file.ts'
import type { Misspelling } from './setting-errors.ts'
import type { RateLimit } from './setting-readers.ts'

/** All settings of the gateway, parsed and validated. See `.env.example` for their meaning. What is not `live` holds until the process ends. */
export interface Config {
  production: boolean
  /** What a reload changes, as it was at the start. */
  live: LiveSettings
  upstreamUrl: URL
  /**
   * Secrets of at least 32 bytes, newest first. If empty, one is generated at start and sessions end with the
   * process.
   */
  sessionKeys: Buffer[]
  host: string
  port: number
  adminHost: string
  adminPort: number
  /** Hosts, beside addresses and `localhost`, by which the private listener may be called. */
  adminHosts: string[]
  publicScheme: 'http' | 'https'
  trustedProxies: BlockList
  freshness: Record<'startup' | 'seo' | 'cms' | 'catalogue' | 'live', Freshness>
  upstreamTimeoutMs: number
  upstreamDeadlineMs: number
  upstreamConnections: number
  /** Paths of the platform below which its pictures are; empty for all but those of its calls. */
  mediaPaths: string[]
  /** Path of the platform with its logos of providers, `{logo}` standing for a logo's code; empty for none. */
  providerLogos: string
  /** Address of the live chat script; empty disables the live chat. */
  chatScriptUrl: string
  platformFile: PlatformFile
  /** Redis for several replicas; undefined for a single process. */
  redisUrl: string | undefined
  /** Directory for last known good data across restarts; undefined disables it. */
  snapshotDirectory: string | undefined
  /** Directory of the operator's own template files; undefined for none. */
  templatesDirectory: string | undefined
  /** How many brands have figures of their own in the metrics. */
  metricsBrands: number
  /** Base address of an OTLP receiver for traces; undefined disables tracing. */
  otlpEndpoint: URL | undefined
  /** How often the doctor examines each brand; 0 for never. */
  doctorEveryMs: number
  /** Event loop delay above which requests are refused with 503. */
  maxEventLoopDelayMs: number
  /** A client that reads nothing of its response for this long is disconnected. */
  stalledReaderMs: number
  /** The most event streams that are open at once. */
  maxEventStreams: number
  /** Tells the lines and the traces of this replica from those of others. */
  instance: string
  logAccount: 'plain' | 'hash' | 'off'
  /** The commit that the image was built from. */
  revision: string
  /** Files of the log, and patterns of them, in which references are looked up on the private listener. */
  supportLogFiles: string[]
  shutdownDrainMs: number
  /** Variables of the environment that look like settings which are not given. */
  misspellings: Misspelling[]
}

/** The settings that a reload changes. */
export interface LiveSettings {
  readonly brandDomains: readonly string[]
  /** Who may use the private listener; undefined for whoever reaches it. */
  readonly operators: Operators | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** What holds for every brand that has nothing of its own. */
  readonly everyBrand: BrandSettings
  /** What holds for single brands, by their host or `*.host`: of those that match, the longest. */
  readonly brands: ReadonlyMap<string, BrandSettings>
  /** What browsers are told of https where no brand is known: nothing where one has its own. */
  readonly strictTransportSecurity: string
}

/** Holds the settings that a reload changes. `now` is asked each time, and never kept. */
export interface Settings {
  readonly now: LiveSettings
}

/** How a brand is served. */
export interface BrandSettings {
  /** Names these settings: others have another one. What is made by them is kept under it. */
  readonly id: string
  readonly rateLimits: Readonly<Record<'credentials' | 'tac' | 'writes' | 'reads' | 'hosts', RateLimit>>
  /** Origins whose pages may be framed as games; defaults to the platform's own. */
  readonly gameOrigins: readonly string[]
  /** Origins whose pages a deposit's form may be posted to; defaults to the platform's own. */
  readonly paymentOrigins: readonly string[]
  /** Origins of pictures, beside the platform's own, that pages may load. */
  readonly imageOrigins: readonly string[]
  /** Origins that the live chat loads from and connects to: that of its script and those configured. */
  readonly chatOrigins: readonly string[]
  /** Whether pages carry the brand's analytics scripts. */
  readonly analyticsScripts: boolean
  readonly analyticsOrigins: readonly string[]
  /** Seconds a shared cache, such as a CDN's, may serve a cached page; 0 has it revalidate each time. */
  readonly sharedCacheSeconds: number
  readonly redirects: Redirects
  /** The header of that name; empty for none, as on a site without TLS. */
  readonly strictTransportSecurity: string
}

/** How long a value is fresh, and how long after that it may be served stale. */
export interface Freshness {
  freshMs: number
  staleMs: number
}

export const freshness = (freshSeconds: number, staleSeconds: number): Freshness => ({
  freshMs: freshSeconds * 1000,
  staleMs: staleSeconds * 1000,
})

/** How a platform differs from the contract. */
export interface PlatformFile {
  /** Maps the contract's path of a call to the platform's own. */
  paths: Readonly<Partial<Record<string, string>>>
  /** Overrides the kind of a call: reads may be repeated, writes never. */
  kinds: Readonly<Partial<Record<string, 'read' | 'write'>>>
  /** Business areas that the platform lacks: their operations are disabled. */
  off: readonly Capability[]
}
