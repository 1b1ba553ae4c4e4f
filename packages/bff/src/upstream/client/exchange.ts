import type { Readable } from 'node:stream'
import type { ReachedLimit } from '@marquee/contracts/problem'
import type { Dispatcher } from 'undici'
import { BrokenBody } from '../multipart-body.ts'
import type { FailureCause } from '../platform-failure.ts'
import type { RefusalFacts } from '../platform-refusal.ts'

/** The request of one attempt. */
export interface ExchangeRequest {
  path: string
  headers: string[]
  /** A stream can be sent once only. */
  body: string | Readable
  /** Cancels the attempt; set for reads only. */
  signal: AbortSignal | undefined
}

type ExchangeFailure = 'timeout' | 'network' | 'tooLarge' | 'aborted'

const aborted = new Error('aborted')

/**
 * One HTTP request and its response, never repeated or redirected. It always settles, with or without a failure, and
 * records whether the request may have reached the platform.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  /** The request was handed to a connection. While false, the platform cannot have received it. */
  sent = false
  httpStatus: number | undefined = undefined
  retryAfter: string | undefined = undefined
  failure: ExchangeFailure | undefined = undefined
  /** The error code of the network, if there is one. */
  reason = ''
  #settled = false
  readonly #chunks: Buffer[] = []
  readonly #done: () => void
  readonly #timer: NodeJS.Timeout
  readonly #signal: AbortSignal | undefined
  #controller: Dispatcher.DispatchController | undefined = undefined

  private constructor(timeoutMs: number, signal: AbortSignal | undefined, done: () => void) {
    this.#done = done
    this.#timer = setTimeout(onTimeout, timeoutMs, this)
    this.#signal = signal
    signal?.addEventListener('abort', this.#abort)
  }

  /** Sends a request and waits for the end of its response. Never rejects. */
  static run(dispatcher: Dispatcher, request: ExchangeRequest, timeoutMs: number): Promise<Exchange> {
    const { path, headers, body, signal } = request
    return new Promise((resolve) => {
      const exchange = new Exchange(timeoutMs, signal, () => resolve(exchange))
      dispatcher.dispatch({ method: 'POST', path, headers, body }, exchange)
    })
  }

  /** The response body as text. */
  text(): string {
    const [first] = this.#chunks
    if (first === undefined) return ''
    return (this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)).toString()
  }

  /** Aborts the exchange; anything not yet written is never sent. */
  stop(failure: ExchangeFailure): void {
    this.#settle(failure, failure)
    this.#controller?.abort(aborted)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // The exchange timed out or was aborted while it waited for a connection.
    if (this.#settled) {
      controller.abort(aborted)
      return
    }
    this.#controller = controller
    this.sent = true
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return
    this.httpStatus = status
    const retryAfter = headers['retry-after']
    this.retryAfter = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#settle(undefined, '')
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error & { code?: unknown }): void {
    const code = typeof error.code === 'string' ? error.code : error.name
    this.#settle(failureOf(error, code), code)
  }

  readonly #abort = () => this.stop('aborted')

  #settle(failure: ExchangeFailure | undefined, reason: string): void {
    if (this.#settled) return
    this.#settled = true
    this.failure = failure
    this.reason = reason
    clearTimeout(this.#timer)
    this.#signal?.removeEventListener('abort', this.#abort)
    this.#done()
  }
}

type Headers = Record<string, string | string[] | undefined>

function onTimeout(exchange: Exchange): void {
  exchange.stop('timeout')
}

function failureOf(error: Error, code: string): ExchangeFailure {
  if (error instanceof BrokenBody) return 'aborted'
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'tooLarge' : 'network'
}

type AnswerB = Record<string, unknown>

/** The envelope of an answer. */
export type Envelope =
  | { kind: 'ok' | 'missing'; statusCode: number | undefined; statusMessage: string }
  | ({ kind: 'refused' } & RefusalFacts)

const maxMessageLength = 500
const maxFields = 50

/**
 * Reads the envelope (specification, section 8). A statusCode of 1 or a message of OK is success; an empty or missing
 * statusCode is neither success nor failure; anything else is a refusal. Start-up uses `message` where other calls
 * use `statusMessage`, and some platforms write numbers as text.
 */
function readEnvelope(answer: AnswerB): Envelope {
  const { statusCode: raw } = answer
  const statusMessage = oneLine(answer.statusMessage) || oneLine(answer.message)
  const empty = raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
  const number = empty ? undefined : numberOf(raw)
  if (number === 1 || answer.statusMessage === 'OK' || answer.message === 'OK') {
    return { kind: 'ok', statusCode: number, statusMessage }
  }
  if (number === undefined) return { kind: 'missing', statusCode: undefined, statusMessage }
  return {
    kind: 'refused',
    statusCode: number,
    statusMessage,
    fields: readFields(answer.fields),
    retryAfterSeconds: positive(answer.retry_after),
    limit: readLimit(answer),
    until: typeof answer.until === 'string' ? oneLine(answer.until) : undefined,
  }
}

// A statusCode that is not a number is still not a success; 0 is the specification's value for "no number".
function numberOf(raw: unknown): number {
  const number = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN
  return Number.isFinite(number) ? number : 0
}

function oneLine(value: unknown): string {
  if (value === 'OK') return value
  if (typeof value !== 'string') return ''
  return value
    .slice(0, maxMessageLength)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

function readFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
    .slice(0, maxFields)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([field, message]) => [oneLine(field), oneLine(message)] as const)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function readLimit({ kind, period, left, resets_at }: AnswerB): ReachedLimit | undefined {
  if (typeof kind !== 'string' || typeof period !== 'string') return undefined
  return {
    kind: oneLine(kind),
    period: oneLine(period),
    left: typeof left === 'string' && /^\d+(?:\.\d+)?$/.test(left) ? left : '',
    resetsAt: oneLine(resets_at),
  }
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

export type Answer = Record<string, unknown>

/** The result of classification: an answer with its envelope, or a failure. */
type Outcome = { answer: Answer; envelope: Envelope } | { cause: FailureCause; reason: string }

/**
 * Classifies a response. A 5xx is a failure whatever its body contains, because the body may not come from the
 * platform. A 4xx whose body is a refusal of the platform counts as that refusal, so that the player sees its
 * message; any other 4xx is a failure. Redirects and anything other than a JSON object are failures, whatever the
 * content type.
 */
export function classifyExchange(exchange: Exchange): Outcome {
  const { failure, httpStatus = 0 } = exchange
  if (failure === 'tooLarge') return { cause: 'invalid', reason: failure }
  if (failure !== undefined) return { cause: failure, reason: exchange.reason }
  if (httpStatus >= 500) return { cause: 'status', reason: 'serverError' }
  if (httpStatus >= 300 && httpStatus < 400) return { cause: 'status', reason: 'redirect' }
  const answer = parseObject(exchange.text())
  const envelope = answer && readEnvelope(answer)
  if (httpStatus >= 400 && envelope?.kind !== 'refused') return { cause: 'status', reason: 'clientError' }
  if (!answer || !envelope) return { cause: 'invalid', reason: 'notJson' }
  return { answer, envelope }
}

const byteOrderMark = '\uFEFF'

function parseObject(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
