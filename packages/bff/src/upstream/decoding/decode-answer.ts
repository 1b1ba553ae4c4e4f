import type { Drift } from '../../observability/events.ts'
import { type PlatformCall, type PlatformIdentity, UnusableAnswer } from '../platform-call.ts'
import type { RefusalFacts } from '../platform-refusal.ts'
import { readEnvelope, type Success } from './envelope.ts'

/** A response of the platform with a status below 500 that is no redirect. */
export interface PlatformResponse {
  httpStatus: number
  body: Uint8Array
  identity: PlatformIdentity
}

/** What a response says. */
export type Decoded<Output> = { drifts: readonly Drift[] } & (
  | { kind: 'answered'; output: Output; envelope: Success }
  | { kind: 'refused'; refusal: RefusalFacts }
  | { kind: 'failed'; cause: 'status' | 'invalid'; reason: string }
)

/** A response with the call that it answers, by its path. */
export interface CallResponse extends PlatformResponse {
  path: string
  input: unknown
}

/** Decodes a large response on a thread, where it holds up nobody. */
export type DecodeOnThread = (response: CallResponse) => Promise<Decoded<unknown>>

/** What is larger could hold up the event loop: arrays in arrays take a tenth of a second for each megabyte. */
export const largeBytes = 128 * 1024

/**
 * Decodes a response. A 4xx whose body is a refusal of the platform counts as that refusal, so that the player sees its
 * message; any other 4xx is a failure, and so is anything other than a JSON object, whatever the content type.
 */
export function decodeAnswer<Input, Output>(
  call: Pick<PlatformCall<Input, Output>, 'read'>,
  { httpStatus, body, identity }: PlatformResponse,
  input: Input,
): Decoded<Output> {
  const drifts: Drift[] = []
  const answer = parseObject(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString())
  const envelope = answer && readEnvelope(answer)
  if (envelope?.kind === 'refused') return { kind: 'refused', refusal: envelope, drifts }
  if (httpStatus >= 400) return { kind: 'failed', cause: 'status', reason: 'clientError', drifts }
  if (!answer || !envelope) return { kind: 'failed', cause: 'invalid', reason: 'notJson', drifts }
  try {
    const context = { input, envelope: envelope.kind, identity }
    const output = call.read(answer, context, (found) => drifts.push(...found))
    return { kind: 'answered', output, envelope, drifts }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    if (error.drift) drifts.push(error.drift)
    return { kind: 'failed', cause: 'invalid', reason: 'unusable', drifts }
  }
}

const byteOrderMark = '\uFEFF'

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
