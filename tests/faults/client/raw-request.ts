import { connect } from 'node:net'

/** A response as received on the wire. */
export interface RawResponse {
  status: number
  /** By lower-case name; the last value of a repeated header. */
  headers: Readonly<Record<string, string>>
  /** All bytes received, headers included, as Latin-1, to search for what must not be there. */
  wire: string
  body: string
}

const timeoutMs = 20_000

/**
 * Sends bytes that no client library would send and reads one response; `undefined` when the connection is closed without
 * one.
 * @throws Error when there is no response within the timeout
 */
export function sendRaw(port: number, request: string | Buffer): Promise<RawResponse | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse | undefined>()
  const isHead = request.toString('latin1').startsWith('HEAD ')
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  const end = () => {
    socket.destroy()
    const bytes = Buffer.concat(chunks)
    resolve(bytes.length > 0 ? parseResponse(bytes) : undefined)
  }
  socket.setTimeout(timeoutMs, () => {
    socket.destroy()
    reject(new Error(`No response within ${timeoutMs} ms to ${String(request).slice(0, 200)}`))
  })
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (isComplete(Buffer.concat(chunks), isHead)) end()
  })
  socket.on('error', end).on('close', end)
  socket.write(typeof request === 'string' ? Buffer.from(request, 'latin1') : request)
  return promise
}

function parseResponse(bytes: Buffer): RawResponse {
  const wire = bytes.toString('latin1')
  const headEnd = wire.indexOf('\r\n\r\n')
  const [first = '', ...lines] = wire.slice(0, headEnd).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = bytes.subarray(headEnd + 4)
  const isChunked = headers['transfer-encoding'] === 'chunked'
  const text = isChunked ? joinChunks(body) : body.toString('utf8')
  return { status: Number(first.split(' ')[1]), headers, wire, body: text }
}

function isComplete(bytes: Buffer, isHead: boolean): boolean {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return false
  const { status, headers } = parseResponse(bytes)
  if (isHead || status === 304 || status === 204) return true
  if (headers['transfer-encoding'] === 'chunked') return bytes.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
  const length = headers['content-length']
  return length !== undefined && bytes.length - headEnd - 4 >= Number(length)
}

function joinChunks(body: Buffer): string {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16)
    if (lineEnd === -1 || !(size > 0)) return Buffer.concat(parts).toString('utf8')
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
