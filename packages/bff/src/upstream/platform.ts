import { performance } from 'node:perf_hooks'
import type { PlatformEvents } from '../observability/platform-records.ts'
import { type CallContext, runCall, type Upstream } from './client/call-run.ts'
import { connectPool } from './client/connect-pool.ts'
import { DriftReports } from './decoding/drift-reports.ts'
import type { CallKind, PlatformCall, PlatformIdentity } from './platform-call.ts'
import { BrandResilienceMap } from './resilience/brand-resilience.ts'

export interface PlatformOptions extends PlatformEvents {
  /** `http(s)://host[:port][/prefix]`. */
  baseUrl: string
  /** One attempt, from the moment it has a place among the brand's calls. */
  attemptTimeoutMs: number
  /** All attempts of a call and the waiting between them. */
  deadlineMs: number
  /** Connections to the platform; one brand uses at most three quarters of them at once. */
  connections: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
  /** 0 to 1, for the jitter of retries. */
  random?: () => number
  /** The specification's path to the platform's own. */
  pathOverrides?: Readonly<Record<string, string>>
  /** The specification's path to its class. A call that moves money stays a write. */
  kindOverrides?: Readonly<Record<string, CallKind>>
}

export interface Platform {
  /**
   * Makes a call: a read at most twice, a write at most once.
   * @throws PlatformRefusal when the platform answers no
   * @throws PlatformFailure when it could not be asked, or its answer is none
   */
  call<Input, Output>(
    call: PlatformCall<Input, Output>,
    identity: PlatformIdentity,
    input: Input,
    context: CallContext,
  ): Promise<Output>
  /** Lets the calls on their way end, then closes the connections. Later calls fail. */
  close(): Promise<void>
}

const shareOfOneBrand = 0.75

/** Opens the way to the platform. */
export function createPlatform(options: PlatformOptions): Platform {
  const { origin, pathname } = new URL(options.baseUrl)
  const { attemptTimeoutMs, connections, onBreaker, pathOverrides = {}, kindOverrides = {} } = options
  const pool = connectPool(origin, connections, attemptTimeoutMs)
  const prefix = pathname.replace(/\/+$/, '')
  const callsPerBrand = Math.max(1, Math.floor(connections * shareOfOneBrand))
  const upstream: Upstream = {
    dispatcher: pool,
    brands: new BrandResilienceMap(callsPerBrand, (host, state) => onBreaker({ host, state })),
    drifts: new DriftReports(),
    attemptTimeoutMs,
    deadlineMs: options.deadlineMs,
    now: options.now ?? (() => performance.now()),
    random: options.random ?? Math.random,
    onCall: options.onCall,
    onDrift: options.onDrift,
    onRetryDenied: options.onRetryDenied,
    pathOf: ({ path }) => prefix + (pathOverrides[path] ?? path),
    kindOf: ({ path, kind, money }) => (money ? 'write' : (kindOverrides[path] ?? kind)),
  }
  let closing: Promise<void> | undefined
  return {
    call: (call, identity, input, context) => runCall(upstream, { call, identity, input, context }),
    close() {
      closing ??= pool.close()
      return closing
    },
  }
}
