import { connect } from 'node:net'

const timeoutMs = 30_000

/**
 * @typedef {object} Response
 * @property {number} status
 * @property {Readonly<Record<string, string>>} headers by lower-case name
 * @property {string} body as Latin-1
 */

/** A connection that stays open from request to request, and sends any bytes as they are. */
export class RawClient {
  /** @type {import('node:net').Socket | undefined} */
  #socket
  #received = Buffer.alloc(0)
  /** @type {(() => void) | undefined} */
  #look

  /** @param {number} port on loopback */
  constructor(port) {
    this.port = port
  }

  /**
   * Sends a request and reads one response; of a stream of events, its head.
   * @param {Buffer} request
   * @param {{ hasBody: boolean, keep: boolean }} options `hasBody`: false after HEAD; `keep`: whether what follows on
   * the connection can be a response to the next request
   * @returns {Promise<Response | undefined>} undefined when the connection is closed without a response
   */
  async send(request, { hasBody, keep }) {
    const socket = this.#open()
    socket.write(request)
    const response = await this.#read(hasBody)
    if (
      !keep ||
      response === undefined ||
      response.headers.connection === 'close' ||
      isStream(response.headers)
    )
      this.close()
    return response
  }

  close() {
    this.#socket?.destroy()
    this.#socket = undefined
    this.#received = Buffer.alloc(0)
  }

  #open() {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    this.close()
    const socket = connect(this.port, '127.0.0.1').setNoDelay()
    socket.on('data', (/** @type {Buffer<ArrayBuffer>} */ chunk) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
      this.#look?.()
    })
    socket.on('error', () => {}).on('close', () => this.#look?.())
    socket.setTimeout(timeoutMs, () => socket.destroy())
    this.#socket = socket
    return socket
  }

  /** @param {boolean} hasBody */
  async #read(hasBody) {
    const socket = this.#socket
    for (;;) {
      const parsed = parse(this.#received, hasBody)
      if (parsed) {
        this.#received = this.#received.subarray(parsed.length)
        return parsed.response
      }
      if (!socket || socket.destroyed) return undefined
      await new Promise((resolve) => {
        this.#look = () => resolve(undefined)
      })
    }
  }
}

/**
 * Events come for as long as a client listens: the head is the response.
 * @param {Record<string, string>} headers
 */
const isStream = (headers) => headers['content-type']?.startsWith('text/event-stream')

/**
 * @param {Buffer} bytes
 * @param {boolean} hasBody
 * @returns {{ response: Response, length: number } | undefined} undefined while it is incomplete
 */
function parse(bytes, hasBody) {
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
  if (isStream(headers)) return { response: { status, headers, body: '' }, length: bytes.length }
  const end = bodyEnd(bytes, start, hasBody && status !== 204 && status !== 304 ? headers : {})
  if (end === undefined) return undefined
  return { response: { status, headers, body: bytes.toString('latin1', start, end) }, length: end }
}

/**
 * @param {Buffer} bytes
 * @param {number} start
 * @param {Record<string, string>} headers
 */
function bodyEnd(bytes, start, headers) {
  if (headers['transfer-encoding'] === 'chunked') {
    const last = bytes.indexOf('0\r\n\r\n', start)
    // The mark of the end may also stand in the middle of a chunk: walk through them.
    return last === -1 ? undefined : chunksEnd(bytes, start)
  }
  const end = start + Number(headers['content-length'] ?? 0)
  return bytes.length >= end ? end : undefined
}

/**
 * @param {Buffer} bytes
 * @param {number} start
 */
function chunksEnd(bytes, start) {
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > bytes.length) return undefined
    if (size === 0) return at
  }
}
