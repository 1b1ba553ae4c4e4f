import { setTimeout as sleep } from 'node:timers/promises'
import type { PlayerEvent } from '@marquee/contracts/areas/player'
import { ProblemError } from '../errors/problem-error.ts'
import type { Brand } from '../request/brand.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import { accountIdentity } from '../request/sealed-session.ts'
import { sessionLimits } from '../session/sessions.ts'
import type { Answer } from './ask-player.ts'
import { type EventSink, PlayerChannel, type Watcher } from './player-channel.ts'
import type { Sign } from './poll-intervals.ts'
import { pauseMs } from './poll-intervals.ts'
import type { SharedEvents } from './shared-events.ts'

export interface PlayerEvents {
  /** Opens a stream. @returns how to close it. @throws ProblemError `overloaded` when too many are open */
  watch(brand: Brand, session: SealedSession, sink: EventSink): () => void
  /** Notes a sign that something of a player changes soon; the other replicas hear of it. */
  note(brand: Brand, accountId: string, sign: Sign): void
  /** Sends every browser away, spread over time, so that they do not all come back at once. */
  sayGoodbye(): Promise<void>
}

interface Options {
  ask(brand: Brand, session: SealedSession): Promise<Answer>
  hasEnded(host: string, session: SealedSession): boolean
  shared: SharedEvents
  /** The most streams at once; each costs some 20 kB. */
  maxStreams: number
  onStreams: (open: number) => void
}

const maxStreamsOfPlayer = 8
const sweepMs = 1000
const keepAliveMs = 20_000
// Streams are replaced now and then, so that load spreads evenly again after a replica was restarted.
const rotateMs = 600_000
const goodbye = { slices: 20, sliceMs: 50, retryMs: [1000, 5000] } as const

/** Asks about each player whose page is open, once however many streams there are, and tells all of them. */
export function createPlayerEvents(options: Options): PlayerEvents {
  return new Hub(options)
}

class Hub implements PlayerEvents {
  readonly #options: Options
  readonly #channels = new Map<string, PlayerChannel>()
  readonly #players = new Map<string, number>()
  #streams = 0
  #sweep: NodeJS.Timeout | undefined
  #keptAliveAt = 0

  constructor(options: Options) {
    this.#options = options
    options.shared.listen({
      onEvents: (key, events) => this.#hearHere(key, events),
      onSign: (key, sign) => this.#noteHere(key, sign),
    })
  }

  watch(brand: Brand, session: SealedSession, sink: EventSink): () => void {
    if (this.#streams >= this.#options.maxStreams) throw new ProblemError('overloaded')
    const key = keyOf(brand, session.player.accountId)
    const channel = this.#channels.get(key) ?? this.#open(key, brand, session.player.accountId)
    const [oldest] = channel.watchers
    if (oldest && channel.watchers.size >= maxStreamsOfPlayer) dismiss(oldest)
    const watcher = { session, sink, endsAt: performance.now() + rotateMs * (0.9 + Math.random() * 0.2) }
    channel.watchers.add(watcher)
    this.#count(1)
    for (const event of channel.latest()) sink.send(event)
    if (channel.watchers.size === 1) void this.#begin(key, channel)
    return () => {
      if (!channel.watchers.delete(watcher)) return
      this.#count(-1)
      if (channel.watchers.size === 0) this.#close(key, channel)
    }
  }

  note(brand: Brand, accountId: string, sign: Sign): void {
    const key = keyOf(brand, accountId)
    this.#noteHere(key, sign)
    this.#options.shared.sign(key, sign)
  }

  async sayGoodbye(): Promise<void> {
    const watchers = [...this.#channels.values()].flatMap((channel) => [...channel.watchers])
    const slice = Math.ceil(watchers.length / goodbye.slices)
    for (let from = 0; from < watchers.length; from += slice) {
      for (const watcher of watchers.slice(from, from + slice)) dismiss(watcher)
      await sleep(goodbye.sliceMs)
    }
    clearInterval(this.#sweep)
    for (const { timer } of this.#channels.values()) clearTimeout(timer)
  }

  #open(key: string, brand: Brand, accountId: string): PlayerChannel {
    const channel = new PlayerChannel(brand, accountId)
    this.#channels.set(key, channel)
    this.#players.set(brand.host, (this.#players.get(brand.host) ?? 0) + 1)
    this.#sweep ??= setInterval(() => this.#sweepNow(), sweepMs).unref()
    return channel
  }

  #close(key: string, channel: PlayerChannel): void {
    clearTimeout(channel.timer)
    this.#channels.delete(key)
    const { host } = channel.brand
    const players = (this.#players.get(host) ?? 1) - 1
    if (players > 0) this.#players.set(host, players)
    else this.#players.delete(host)
    if (this.#channels.size > 0) return
    clearInterval(this.#sweep)
    this.#sweep = undefined
  }

  #count(change: number): void {
    this.#streams += change
    this.#options.onStreams(this.#streams)
  }

  #noteHere(key: string, sign: Sign): void {
    const channel = this.#channels.get(key)
    if (!channel) return
    channel.note(sign, performance.now())
    channel.tell([{ event: 'activity', data: { version: Date.now().toString(36) } }])
    this.#askLater(key, channel)
  }

  /** Another replica has asked. */
  #hearHere(key: string, events: readonly PlayerEvent[]): void {
    const channel = this.#channels.get(key)
    if (!channel) return
    channel.tell(events)
    this.#askLater(key, channel)
  }

  /** The first question about a player; another replica may have asked it a moment ago. */
  async #begin(key: string, channel: PlayerChannel): Promise<void> {
    channel.tell(await this.#options.shared.latest(key))
    if (channel.isKnown) this.#askLater(key, channel)
    else await this.#askNow(key, channel)
  }

  #askLater(key: string, channel: PlayerChannel): void {
    if (channel.watchers.size === 0) return
    clearTimeout(channel.timer)
    const players = this.#players.get(channel.brand.host) ?? 1
    const pause = pauseMs(performance.now(), channel.pace, players)
    channel.timer = setTimeout(() => void this.#askNow(key, channel), pause).unref()
  }

  /** Asks the platform, unless another replica does so now, and again after the next pause. */
  async #askNow(key: string, channel: PlayerChannel): Promise<void> {
    const { session, brand } = channel
    if (!session) return
    if (await this.#options.shared.mayAsk(key)) {
      const answer = await this.#options.ask(brand, session)
      if (answer === 'ended') endThoseOf(channel, session)
      else {
        channel.pace.failures = answer.failed ? channel.pace.failures + 1 : 0
        channel.tell(answer.events)
        void this.#options.shared.publish(key, answer.events)
      }
    }
    this.#askLater(key, channel)
  }

  #sweepNow(): void {
    const now = performance.now()
    const keepsAlive = now - this.#keptAliveAt >= keepAliveMs
    if (keepsAlive) this.#keptAliveAt = now
    for (const channel of this.#channels.values()) {
      for (const watcher of channel.watchers) {
        if (this.#isOver(channel.brand, watcher)) end(watcher)
        else if (now >= watcher.endsAt) dismiss(watcher)
        else if (keepsAlive) watcher.sink.keepAlive()
      }
    }
  }

  #isOver({ host }: Brand, { session }: Watcher): boolean {
    return Date.now() - session.provedAt > sessionLimits.absoluteMs || this.#options.hasEnded(host, session)
  }
}

const keyOf = ({ host }: Brand, accountId: string) => `${host} ${accountIdentity(accountId)}`

function endThoseOf(channel: PlayerChannel, { token }: SealedSession): void {
  for (const watcher of channel.watchers) if (watcher.session.token === token) end(watcher)
}

function end({ sink }: Watcher): void {
  sink.send({ event: 'ended', data: {} })
  sink.end()
}

function dismiss({ sink }: Watcher): void {
  const [least, most] = goodbye.retryMs
  const retryInMs = Math.round(least + Math.random() * (most - least))
  sink.send({ event: 'bye', data: { retryInMs } } satisfies PlayerEvent)
  sink.end()
}
