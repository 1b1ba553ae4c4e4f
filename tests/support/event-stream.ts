import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:http2'
import type { Readable } from 'node:stream'
import { until } from './until.ts'

/** One server-sent event, its data parsed. */
export interface ReceivedEvent {
  event: string
  data: Record<string, unknown>
  /** Milliseconds since the stream was asked for. */
  at: number
}

/** The events of a stream, as a browser reads them. */
export interface EventReading {
  events: ReceivedEvent[]
  hasEnded(): boolean
  /** Waits for an event of this name that meets the condition. */
  next(
    name: string,
    meets?: (data: ReceivedEvent['data']) => boolean,
    timeoutMs?: number,
  ): Promise<ReceivedEvent>
}

/** A stream of server-sent events that is open. */
export interface OpenStream extends EventReading {
  response: IncomingMessage
  close(): void
}

/** Opens the events of the player of a session cookie. */
export async function openEvents(port: number, cookie: string, host = 'localhost'): Promise<OpenStream> {
  const startedAt = performance.now()
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path: '/api/me/events',
    headers: { host: `${host}:${port}`, cookie, accept: 'text/event-stream' },
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  outgoing.once('response', resolve).once('error', reject).end()
  const response = await promise
  return { response, ...readEvents(response, startedAt), close: () => outgoing.destroy() }
}

/** As `openEvents`, by HTTP/2 with prior knowledge. */
export function openEventsByHttp2(port: number, cookie: string): EventReading & { close(): void } {
  const startedAt = performance.now()
  const session = connect(`http://localhost:${port}`)
  const stream = session.request({ ':path': '/api/me/events', cookie, accept: 'text/event-stream' })
  return { ...readEvents(stream, startedAt), close: () => session.destroy() }
}

function readEvents(response: Readable, startedAt: number): EventReading {
  const events: ReceivedEvent[] = []
  let ended = false
  let text = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = readEvent(text.slice(0, end), performance.now() - startedAt)
      if (event) events.push(event)
      text = text.slice(end + 2)
    }
  })
  response.once('close', () => {
    ended = true
  })
  return {
    events,
    hasEnded: () => ended,
    async next(name, meets = () => true, timeoutMs = 20_000) {
      const find = () => events.find(({ event, data }) => event === name && meets(data))
      await until(`the event ${name}`, () => find() !== undefined, timeoutMs)
      const event = find()
      if (!event) throw new Error('It was there')
      return event
    },
  }
}

function readEvent(block: string, at: number): ReceivedEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const event = fields.get('event')
  return event === undefined ? undefined : { event, data: JSON.parse(fields.get('data') ?? '{}'), at }
}
