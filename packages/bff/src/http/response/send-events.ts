import { Readable } from 'node:stream'
import type { PlayerEvent } from '@marquee/contracts/areas/player'
import type { OperationId } from '@marquee/contracts/operations'
import type { FastifyReply } from 'fastify'
import type { EventsResponse } from '../../areas/handler.ts'
import type { EventSink } from '../../player-events/player-channel.ts'
import { filterResponse } from './filter-response.ts'

/**
 * Sends events as a stream (WHATWG HTML, 9.2) through Fastify's hooks, so that it has the headers of every response.
 * Each event carries the whole value: for a client that reads slowly, a newer one replaces an older one of its name that
 * still waits.
 */
export function sendEvents(reply: FastifyReply, id: OperationId, response: EventsResponse): FastifyReply {
  const waiting = new Map<string, string>()
  let isReading = false
  const stream = new Readable({
    read() {
      isReading = true
      flush()
    },
  })

  function flush(): void {
    for (const [name, text] of waiting) {
      if (!isReading) return
      waiting.delete(name)
      isReading = stream.push(text)
    }
  }

  const sink: EventSink = {
    send(event) {
      waiting.delete(event.event)
      waiting.set(event.event, formatEvent(id, event))
      flush()
    },
    keepAlive() {
      if (isReading && waiting.size === 0) isReading = stream.push(':\n\n')
    },
    end() {
      for (const text of waiting.values()) stream.push(text)
      waiting.clear()
      stream.push(null)
    },
  }
  // The comment sends the headers at once, which is when the browser counts the stream as open.
  stream.push(':\n\n')
  const stop = response.subscribe(sink)
  stream.once('close', stop)
  // nginx passes the events on without collecting them first.
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream')
    .send(stream)
}

function formatEvent(id: OperationId, event: PlayerEvent): string {
  const { data } = filterResponse(id, event) as PlayerEvent
  return `event: ${event.event}\ndata: ${JSON.stringify(data)}\n\n`
}
