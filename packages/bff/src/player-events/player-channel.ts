import type { PlayerEvent } from '@marquee/contracts/areas/player'
import type { Brand, SealedSession } from '../request/request-context.ts'
import type { ActivityHint } from './poll-intervals.ts'
import { type PollState, pollIntervals } from './poll-intervals.ts'

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
  /** The last event was sent. */
  isEnding?: boolean
}

/** What is known about one player of a brand, and who watches. */
export class PlayerChannel {
  readonly brand: Brand
  readonly accountId: string
  readonly watchers = new Set<Watcher>()
  readonly pollState: PollState = { movingUntil: 0, playingUntil: 0, failures: 0 }
  /** The next poll. */
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
  broadcast(events: readonly PlayerEvent[]): void {
    for (const event of events) {
      if (JSON.stringify(this.#latest.get(event.event)) === JSON.stringify(event)) continue
      this.#latest.set(event.event, event)
      for (const { sink, isEnding } of this.watchers) if (!isEnding) sink.send(event)
    }
  }

  /** Polls more often from now on, because something changes soon. @param now of the monotonic clock */
  applyHint(hint: ActivityHint, now: number): void {
    this.pollState.failures = 0
    if (hint === 'playing') this.pollState.playingUntil = now + pollIntervals.playing.forMs
    else this.pollState.movingUntil = now + pollIntervals.moving.forMs
    if (hint === 'left') this.pollState.playingUntil = 0
  }

  /** The most recent session, whose token is the least likely to have expired. */
  get session(): SealedSession | undefined {
    return [...this.watchers].map(({ session }) => session).sort((a, b) => b.seenAt - a.seenAt)[0]
  }
}
