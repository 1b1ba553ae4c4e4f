import type { PlayerEvent } from '@marquee/contracts/areas/player'
import type { Brand } from '../request/brand.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { Sign } from './poll-intervals.ts'
import { cadence, type Pace } from './poll-intervals.ts'

/** Where the events of one stream go. */
export interface EventSink {
  /** Sends an event; of events that wait because the client reads slowly, the last of each name remains. */
  send(event: PlayerEvent): void
  /** Sends a comment, so that proxies do not take the connection for dead. */
  keepAlive(): void
  /** Ends the stream after what was sent. */
  end(): void
}

/** A stream that a browser of the player has open. */
export interface Watcher {
  readonly session: SealedSession
  readonly sink: EventSink
  /** When it is replaced by a new one, on the monotonic clock. */
  readonly endsAt: number
}

/** What is known about one player of a brand, and who watches. */
export class PlayerChannel {
  readonly brand: Brand
  readonly accountId: string
  readonly watchers = new Set<Watcher>()
  readonly pace: Pace = { movingUntil: 0, playingUntil: 0, failures: 0 }
  /** The pending question. */
  timer: NodeJS.Timeout | undefined
  readonly #latest = new Map<PlayerEvent['event'], PlayerEvent>()

  constructor(brand: Brand, accountId: string) {
    this.brand = brand
    this.accountId = accountId
  }

  get isKnown(): boolean {
    return this.#latest.has('balance')
  }

  latest(): PlayerEvent[] {
    return [...this.#latest.values()]
  }

  /** Sends what differs from the last event of its name to all who watch. */
  tell(events: readonly PlayerEvent[]): void {
    for (const event of events) {
      if (JSON.stringify(this.#latest.get(event.event)) === JSON.stringify(event)) continue
      this.#latest.set(event.event, event)
      for (const { sink } of this.watchers) sink.send(event)
    }
  }

  /** Notes that something changes soon. @param now of the monotonic clock */
  note(sign: Sign, now: number): void {
    this.pace.failures = 0
    if (sign === 'playing') this.pace.playingUntil = now + cadence.playing.forMs
    else this.pace.movingUntil = now + cadence.moving.forMs
    if (sign === 'left') this.pace.playingUntil = 0
  }

  /** The most recent session, whose token is the least likely to have expired. */
  get session(): SealedSession | undefined {
    return [...this.watchers].map(({ session }) => session).sort((a, b) => b.seenAt - a.seenAt)[0]
  }
}
