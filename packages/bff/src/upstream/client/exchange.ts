import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { BrokenBody } from '../multipart-body.ts'
import type { FailureCause } from '../platform-failure.ts'

/** Well above any response of the platform, and small enough to protect the process. */
export const maxResponseBytes = 8 * 1024 * 1024

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
  /** Where a redirect leads. */
  location: string | undefined = undefined
  contentType: string | undefined = undefined
  contentEncoding: string | undefined = undefined
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
      const sent =
        typeof body === 'string' ? body : Readable.from(exchange.#progress(body), { objectMode: false })
      dispatcher.dispatch({ method: 'POST', path, headers, body: sent }, exchange)
    })
  }

  /** A body that is sent while it arrives takes its time: what counts is how long nothing of it is taken. */
  async *#progress(body: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      if (!this.#settled) this.#timer.refresh()
      yield chunk
    }
    if (!this.#settled) this.#timer.refresh()
  }

  /** The response's body, as it was sent. */
  get body(): Buffer {
    const [first] = this.#chunks
    return first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)
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
    this.retryAfter = firstOf(headers['retry-after'])
    this.location = firstOf(headers.location)
    this.contentType = firstOf(headers['content-type'])
    this.contentEncoding = firstOf(headers['content-encoding'])
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#settle(undefined, '')
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error & { code?: unknown }): void {
    const code = typeof error.code === 'string' ? error.code : error.name
    this.#settle(networkFailure(error, code), code)
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

const firstOf = (header: Headers[string]) => (Array.isArray(header) ? header[0] : header)

function onTimeout(exchange: Exchange): void {
  exchange.stop('timeout')
}

function networkFailure(error: Error, code: string): ExchangeFailure {
  if (error instanceof BrokenBody) return 'aborted'
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'tooLarge' : 'network'
}

/**
 * Why the body of a response is not looked at; undefined where it is. A 5xx is a failure whatever its body contains, because
 * the body may not come from the platform.
 */
export function failureOf({
  failure,
  reason,
  httpStatus = 0,
}: Exchange): { cause: FailureCause; reason: string } | undefined {
  if (failure === 'tooLarge') return { cause: 'invalid', reason: failure }
  if (failure !== undefined) return { cause: failure, reason }
  if (httpStatus >= 500) return { cause: 'status', reason: 'serverError' }
  if (httpStatus >= 300 && httpStatus < 400) return { cause: 'status', reason: 'redirect' }
  return undefined
}
