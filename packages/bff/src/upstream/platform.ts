import { performance } from 'node:perf_hooks'
import { uploadStallMs } from '@marquee/contracts/uploads'
import { type Dispatcher, Pool } from 'undici'
import type { BreakerState, PlatformEvents } from '../observability/events.ts'
import { type CallContext, runCall, type Upstream } from './client/call-run.ts'
import { maxResponseBytes } from './client/exchange.ts'
import type { DecodeOnThread } from './decoding/decode-answer.ts'
import { DriftReports } from './decoding/drift-reports.ts'
import type { CallKind, PlatformCall, PlatformIdentity } from './platform-call.ts'
import { BrandResilienceMap } from './resilience/brand-resilience.ts'

export interface PlatformOptions extends PlatformEvents {
  /** `http(s)://host[:port][/prefix]`. */
  baseUrl: string
  /** Timeout of one attempt, from the moment it has a slot among the calls of its brand. */
  attemptTimeoutMs: number
  /** Deadline of a call with all attempts and delays. */
  deadlineMs: number
  /** Connections to the platform; one brand uses at most three quarters of them at once. */
  connections: number
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** 0 to 1, for the jitter of retries. */
  random?: () => number
  /** Maps the specification's path to the platform's own. */
  pathOverrides?: Readonly<Partial<Record<string, string>>>
  /** Overrides the kind of a call by its path. A call that moves money stays a write. */
  kindOverrides?: Readonly<Partial<Record<string, CallKind>>>
  decodeOnThread: DecodeOnThread
}

export interface Platform {
  /**
   * Makes a call: a read at most twice, a write at most once.
   * @throws PlatformRefusal if the platform refuses
   * @throws PlatformFailure if it cannot be reached or its response is unusable
   */
  call<Input, Output>(
    call: PlatformCall<Input, Output>,
    identity: PlatformIdentity,
    input: Input,
    context: CallContext,
  ): Promise<Output>
  /** Waits for the calls in flight, then closes the connections. Later calls fail. */
  close(): Promise<void>
}

const shareOfOneBrand = 0.75

// A slow client may take its time, and must not take the connections of others. The gateway's server ends it first.
const uploads = { connections: 16, perBrand: 8, stallMs: uploadStallMs + 5_000, longestMs: 600_000 }

/** The connected platform, which also tells how its brands do. */
export interface ConnectedPlatform extends Platform {
  /** Whether calls of a brand are sent. */
  breakerOf(host: string): BreakerState
}

/** Creates the client of the platform. */
export function createPlatform(options: PlatformOptions): ConnectedPlatform {
  const { origin, pathname } = new URL(options.baseUrl)
  const { attemptTimeoutMs, connections, onBreaker, pathOverrides = {}, kindOverrides = {} } = options
  const pool = connectPool(origin, connections, attemptTimeoutMs)
  const prefix = pathname.replace(/\/+$/, '')
  const callsPerBrand = Math.max(1, Math.floor(connections * shareOfOneBrand))
  const brands = new BrandResilienceMap(callsPerBrand, (host, state) => onBreaker({ host, state }))
  const upstream: Upstream = {
    dispatcher: pool,
    brands,
    drifts: new DriftReports(),
    attemptTimeoutMs,
    deadlineMs: options.deadlineMs,
    now: options.now ?? (() => performance.now()),
    random: options.random ?? Math.random,
    onCall: options.onCall,
    onDrift: options.onDrift,
    onRetryDenied: options.onRetryDenied,
    decodeOnThread: options.decodeOnThread,
    pathOf: ({ path }) => prefix + (pathOverrides[path] ?? path),
    kindOf: ({ path, kind, money }) => (money ? 'write' : (kindOverrides[path] ?? kind)),
  }
  const uploadPool = connectPool(origin, uploads.connections, attemptTimeoutMs)
  const forUploads: Upstream = {
    ...upstream,
    dispatcher: uploadPool,
    brands: new BrandResilienceMap(uploads.perBrand, () => {}),
    attemptTimeoutMs: uploads.stallMs,
    deadlineMs: uploads.longestMs,
  }
  let closing: Promise<unknown> | undefined
  return {
    call: (call, identity, input, context) =>
      runCall(call.form ? forUploads : upstream, { call, identity, input, context }),
    breakerOf: (host) => brands.breakerOf(host),
    async close() {
      closing ??= Promise.all([pool.close(), uploadPool.close()])
      await closing
    },
  }
}

/**
 * Creates the connection pool of the platform. A write must be sent at most once, therefore:
 * - HTTP/1.1 without pipelining: one request per connection at a time, and undici never resends one. Its HTTP/2
 *   client would requeue requests that a closing server refused.
 * - Idle connections close well before common servers close theirs (5 s), and a second before a `Keep-Alive:
 *   timeout=` hint, so that a write rarely meets a connection that is being closed.
 * Undici's timeouts are off because each attempt has its own. Redirects are not followed.
 */
export function connectPool(origin: string, connections: number, connectTimeoutMs: number): Dispatcher {
  return new Pool(origin, {
    connections,
    connectTimeout: connectTimeoutMs,
    allowH2: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    keepAliveTimeoutThreshold: 1_000,
    maxResponseSize: maxResponseBytes,
  })
}
