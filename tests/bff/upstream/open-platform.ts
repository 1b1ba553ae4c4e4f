import * as z from 'zod/mini'
import type {
  BreakerRecord,
  DriftRecord,
  PlatformCallRecord,
  RetryDenialRecord,
} from '#bff/observability/events.ts'
import { decodeOnThread } from '#bff/platform/decode-on-thread.ts'
import { text } from '#bff/upstream/decoding/field-readers.ts'
import { createPlatform, type Platform, type PlatformOptions } from '#bff/upstream/platform.ts'
import type { PlatformCallDefinition } from '#bff/upstream/platform-call.ts'
import { platformCall } from '#bff/upstream/platform-call.ts'
import { type FaultyPlatform, openFaultyPlatform } from '../../support/faulty-platform.ts'

export interface Opened {
  platform: Platform
  upstream: FaultyPlatform
  calls: PlatformCallRecord[]
  drifts: DriftRecord[]
  denials: RetryDenialRecord[]
  breakers: BreakerRecord[]
}

/** A faulty platform and the client under test. Both close with the test. */
export async function openPlatform(
  t: { teardown(end: () => unknown): void },
  options: Partial<PlatformOptions> = {},
): Promise<Opened> {
  const upstream = await openFaultyPlatform()
  const calls: PlatformCallRecord[] = []
  const drifts: DriftRecord[] = []
  const denials: RetryDenialRecord[] = []
  const breakers: BreakerRecord[] = []
  const platform = createPlatform({
    baseUrl: upstream.url,
    attemptTimeoutMs: 20_000,
    deadlineMs: 40_000,
    connections: 8,
    random: () => 0,
    onCall: (record) => calls.push(record),
    onDrift: (record) => drifts.push(record),
    onRetryDenied: (record) => denials.push(record),
    onBreaker: (record) => breakers.push(record),
    decodeOnThread,
    ...options,
  })
  t.teardown(() => upstream.close().then(() => platform.close()))
  return { platform, upstream, calls, drifts, denials, breakers }
}

export const context = { request: { requestId: 'request-1', reference: 'R7K2-9QMX' } }
export const brand = { host: 'luna.test', externalId: 'ext-1' }
export const player = {
  host: 'luna.test',
  externalId: 'ext-1',
  currency: 'PHP',
  requestId: 'intent-1',
  player: { auth: 'secret-token', accountId: 'dana' },
}

/** A sample call whose answer is `{ word }`. */
export function sampleCall(
  definition: Partial<PlatformCallDefinition<{ id: string }, { word: string }, string>> = {},
) {
  return platformCall({
    path: '/api/seo',
    kind: 'read',
    identify: 'site',
    onFailure: 'general',
    request: ({ id }: { id: string }) => ({ id }),
    response: z.object({ word: text() }),
    read: ({ word }) => word,
    ...definition,
  })
}

export const success = { statusCode: 1, statusMessage: 'OK', word: 'well' }

/** The result of a call: its output, or the error it threw. */
export async function ending(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error)
}
