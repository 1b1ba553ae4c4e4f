import { connect, type Socket } from 'node:net'

const timeoutMs = 30_000

/** A response as received on the wire. */
export interface RawResponse {
  status: number
  /** By lower-case name; the last value of a repeated header. */
  headers: Readonly<Record<string, string>>
  /** All bytes received, headers included, as Latin-1, to search for what must not be there. */
  wire: string
  body: string
}

/** A connection that stays open from request to request, and sends any bytes as they are. */
export class RawClient {
  #socket: Socket | undefined
  #received = Buffer.alloc(0)
  #look: (() => void) | undefined
  readonly port: number

  /** @param port on loopback */
  constructor(port: number) {
    this.port = port
  }

  /**
   * Sends a request and reads one response; of a stream of events, its head.
   * @param options `hasBody`: false after HEAD; `keep`: whether what follows on the connection can be a response to the
   * next request
   * @returns undefined when the connection is closed without a response
   */
  async send(
    request: Buffer,
    { hasBody, keep }: { hasBody: boolean; keep: boolean },
  ): Promise<RawResponse | undefined> {
    const socket = this.#open()
    socket.write(request)
    const response = await this.#read(socket, hasBody)
    if (!keep || !response || response.headers.connection === 'close' || isStream(response.headers))
      this.close()
    return response
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
    this.#received = Buffer.alloc(0)
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    this.close()
    const socket = connect(this.port, '127.0.0.1').setNoDelay()
    socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
      this.#look?.()
    })
    socket.on('error', () => {}).on('close', () => this.#look?.())
    socket.setTimeout(timeoutMs, () => socket.destroy())
    this.#socket = socket
    return socket
  }

  async #read(socket: Socket, hasBody: boolean): Promise<RawResponse | undefined> {
    for (;;) {
      const parsed = parse(this.#received, { hasBody, isClosed: socket.destroyed })
      if (parsed) {
        this.#received = this.#received.subarray(parsed.length)
        return parsed.response
      }
      if (socket.destroyed) return undefined
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
  }
}

/**
 * Sends bytes that no client library would send and reads one response; `undefined` when the connection is closed without
 * one.
 * @throws Error when there is no response within the timeout
 */
export async function sendRaw(port: number, request: string | Buffer): Promise<RawResponse | undefined> {
  const bytes = typeof request === 'string' ? Buffer.from(request, 'latin1') : request
  const startedAt = performance.now()
  const hasBody = !bytes.toString('latin1').startsWith('HEAD ')
  const response = await new RawClient(port).send(bytes, { hasBody, keep: false })
  if (!response && performance.now() - startedAt > timeoutMs)
    throw new Error(`No response within ${timeoutMs} ms to ${String(request).slice(0, 200)}`)
  return response
}

/** Events come for as long as a client listens: the head is the response. */
const isStream = (headers: Record<string, string>) => headers['content-type']?.startsWith('text/event-stream')

interface Reading {
  hasBody: boolean
  /** Whether nothing more will come. */
  isClosed: boolean
}

/** @returns undefined while the response is incomplete */
function parse(
  bytes: Buffer<ArrayBuffer>,
  { hasBody, isClosed }: Reading,
): { response: RawResponse; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const status = Number(first.split(' ')[1])
  const start = headEnd + 4
  const isWithout = !hasBody || status === 204 || status === 304 || isStream(headers)
  const body = isWithout ? { text: '', end: start } : bodyOf(bytes.subarray(start), start, headers, isClosed)
  if (!body) return undefined
  const length = isStream(headers) ? bytes.length : body.end
  return { response: { status, headers, wire: bytes.toString('latin1', 0, length), body: body.text }, length }
}

function bodyOf(
  bytes: Buffer,
  start: number,
  headers: Record<string, string>,
  isClosed: boolean,
): { text: string; end: number } | undefined {
  if (headers['transfer-encoding'] === 'chunked') return chunksOf(bytes, start)
  const isUntilClose = headers['content-length'] === undefined && headers.connection === 'close'
  if (isUntilClose && !isClosed) return undefined
  const length = isUntilClose ? bytes.length : Number(headers['content-length'] ?? 0)
  return bytes.length < length ? undefined : { text: bytes.toString('utf8', 0, length), end: start + length }
}

/** Walks through the chunks: the mark of the end may also be in the middle of one. */
function chunksOf(bytes: Buffer, start: number): { text: string; end: number } | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
    if (at > bytes.length) return undefined
    if (size === 0) return { text: Buffer.concat(parts).toString('utf8'), end: start + at }
  }
}
