import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A complete request. */
export interface Arrival {
  path: string
  headers: Record<string, string>
  payload: Record<string, unknown>
  /** Number of the connection, from 1. */
  connection: number
}

/** How the platform reacts to a request. */
export type Act = (socket: Socket, arrival: Arrival) => unknown

export interface FaultyPlatform {
  url: string
  /** The requests received, oldest first. */
  arrivals: Arrival[]
  /** How many connections were opened. */
  connections(): number
  /** How to react to the next requests, in order. */
  next(...acts: Act[]): void
  /** How to react to all other requests. */
  always(act: Act): void
  /** Resets the next connections as soon as they are opened, before reading anything. */
  cutOnOpening(times: number): void
  close(): Promise<void>
}

/** A platform on a raw socket, so that tests control every byte and every closed connection. */
export async function openFaultyPlatform(): Promise<FaultyPlatform> {
  const sockets = new Set<Socket>()
  const arrivals: Arrival[] = []
  const planned: Act[] = []
  let usual: Act = answer({ statusCode: 1, statusMessage: 'OK' })
  let cuts = 0
  let opened = 0
  const server = createServer((socket) => {
    opened += 1
    const connection = opened
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (cuts > 0) {
      cuts -= 1
      socket.resetAndDestroy()
      return
    }
    readRequests(socket, connection, (arrival) => {
      arrivals.push(arrival)
      const act = planned.shift() ?? usual
      void act(socket, arrival)
    })
  })
  await listen(server)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    connections: () => opened,
    next: (...acts) => void planned.push(...acts),
    always: (act) => {
      usual = act
    },
    cutOnOpening: (times) => {
      cuts = times
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** An origin where nothing listens: a port that the system gives to nobody, so that no other test can take it. */
export const unusedOrigin = 'http://127.0.0.1:1'

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function readRequests(socket: Socket, connection: number, onArrival: (arrival: Arrival) => void): void {
  let unread: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk])
    for (;;) {
      const end = unread.indexOf('\r\n\r\n')
      if (end < 0) return
      const [first = '', ...lines] = unread.subarray(0, end).toString('latin1').split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      )
      const bodyEnd = end + 4 + Number(headers['content-length'] ?? 0)
      if (unread.length < bodyEnd) return
      const body = unread.subarray(end + 4, bodyEnd).toString('utf8')
      unread = unread.subarray(bodyEnd)
      const payload = JSON.parse(body) as Record<string, unknown>
      onArrival({ path: first.split(' ')[1] ?? '', headers, payload, connection })
    }
  })
}

interface HeadOptions {
  status?: number
  headers?: Record<string, string>
}

function head({ status = 200, headers = {} }: HeadOptions, length: number): string {
  const lines = Object.entries({ 'content-length': String(length), ...headers })
  return `HTTP/1.1 ${status} Any\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** Responds with a body as given, text as UTF-8, and keeps the connection open. */
export function respond(body: string | Uint8Array, options: HeadOptions = {}): Act {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return (socket) => void socket.write(Buffer.concat([Buffer.from(head(options, bytes.length)), bytes]))
}

/** Responds with JSON and keeps the connection open. */
export function answer(body: unknown, options: HeadOptions = {}): Act {
  return respond(JSON.stringify(body), options)
}

/** Responds with a status and an HTML page, as a proxy would. */
export function page(status: number, headers: Record<string, string> = {}): Act {
  return respond('<!doctype html><h1>Bad Gateway</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })
}

/** Never answers. */
export const hang: Act = () => undefined

/** Resets the connection without responding. */
export const reset: Act = (socket) => void socket.resetAndDestroy()

/** Closes the connection without responding. */
export const end: Act = (socket) => void socket.end()

/** Sends the full Content-Length but only half of the body, then closes the connection. */
export function truncate(body: unknown): Act {
  const text = JSON.stringify(body)
  return (socket) =>
    void socket.write(head({}, text.length) + text.slice(0, text.length / 2), () => socket.destroy())
}

/** Sends the headers at once and the body one character every `everyMs`. */
export function drip(body: unknown, everyMs: number): Act {
  const text = JSON.stringify(body)
  return async (socket) => {
    socket.write(head({}, text.length))
    for (const letter of text) {
      await sleep(everyMs)
      if (socket.destroyed) return
      socket.write(letter)
    }
  }
}

/** Responds without `Connection: close`, then closes or resets the connection at once. */
export function answerAndClose(body: unknown, how: 'end' | 'reset'): Act {
  const text = JSON.stringify(body)
  return (socket) =>
    void socket.write(head({}, text.length) + text, () =>
      how === 'end' ? socket.end() : socket.resetAndDestroy(),
    )
}
