import type { EventSink } from '../player-events/player-channel.ts'

/** A response that stays open and sends what happens, until the client leaves or the subscription ends. */
export class EventsResponse {
  /** Begins to send to the sink. @returns how to stop */
  readonly subscribe: (sink: EventSink) => () => void

  constructor(subscribe: (sink: EventSink) => () => void) {
    this.subscribe = subscribe
  }
}
