import { type IncomingMessage, request } from 'node:http'
import { until } from './until.ts'

/** One server-sent event, its data parsed. */
export interface ReceivedEvent {
  event: string
  data: Record<string, unknown>
  /** Milliseconds since the stream was asked for. */
  at: number
}

/** A stream of server-sent events as a browser reads it. */
export interface OpenStream {
  response: IncomingMessage
  events: ReceivedEvent[]
  hasEnded(): boolean
  /** Waits for an event of this name that meets the condition. */
  next(
    name: string,
    meets?: (data: ReceivedEvent['data']) => boolean,
    timeoutMs?: number,
  ): Promise<ReceivedEvent>
  close(): void
}

/** Opens the events of the player of a session cookie. */
export async function openEvents(port: number, cookie: string, host = 'localhost'): Promise<OpenStream> {
  const startedAt = performance.now()
  const events: ReceivedEvent[] = []
  let ended = false
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path: '/api/me/events',
    headers: { host: `${host}:${port}`, cookie, accept: 'text/event-stream' },
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  outgoing.once('response', resolve).once('error', reject).end()
  const response = await promise
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
    response,
    events,
    hasEnded: () => ended,
    async next(name, meets = () => true, timeoutMs = 5000) {
      const find = () => events.find(({ event, data }) => event === name && meets(data))
      await until(`the event ${name}`, () => find() !== undefined, timeoutMs)
      const event = find()
      if (!event) throw new Error('It was there')
      return event
    },
    close: () => outgoing.destroy(),
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
