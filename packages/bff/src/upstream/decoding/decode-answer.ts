import type { Drift } from '../../observability/events.ts'
import { type PlatformCall, type PlatformIdentity, UnusableAnswer } from '../platform-call.ts'
import type { RefusalFacts } from '../platform-refusal.ts'
import { readEnvelope, type Success } from './envelope.ts'
import { readBody } from './read-body.ts'

/** A response of the platform with a status below 500 that is no redirect. */
export interface PlatformResponse {
  httpStatus: number
  contentType: string | undefined
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
  call: Pick<PlatformCall<Input, Output>, 'read' | 'readsNothing'>,
  { httpStatus, contentType, body, identity }: PlatformResponse,
  input: Input,
): Decoded<Output> {
  const { answer, drifts: found } = readBody(body, contentType)
  const drifts = [...found]
  const envelope = answer && readEnvelope(answer)
  if (envelope?.kind === 'refused') return { kind: 'refused', refusal: envelope, drifts }
  if (httpStatus >= 400) return { kind: 'failed', cause: 'status', reason: 'clientError', drifts }
  if (!answer && body.byteLength === 0 && call.readsNothing) return answeredByNothing(call, input, identity)
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

/** Some servers say by 204, or by nothing, that a write has happened whose answer has nothing to read. */
function answeredByNothing<Input, Output>(
  call: Pick<PlatformCall<Input, Output>, 'read'>,
  input: Input,
  identity: PlatformIdentity,
): Decoded<Output> {
  const envelope = { kind: 'missing', statusCode: undefined, statusMessage: '' } as const
  const output = call.read({}, { input, envelope: envelope.kind, identity }, () => {})
  return {
    kind: 'answered',
    output,
    envelope,
    drifts: [{ path: '', expected: 'object', found: 'nothing', understood: true }],
  }
}
