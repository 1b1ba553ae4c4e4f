import { setTimeout as sleep } from 'node:timers/promises'
import type { PlayerEvent } from '@marquee/contracts/areas/player'
import { ProblemError } from '../errors/problem-error.ts'
import type { Brand, SealedSession } from '../request/request-context.ts'
import { accountIdentity } from '../request/request-context.ts'
import { sessionLimits } from '../session/sessions.ts'
import { type EventSink, PlayerChannel, type Watcher } from './player-channel.ts'
import type { ActivityHint } from './poll-intervals.ts'
import { pauseMs } from './poll-intervals.ts'
import type { SharedEvents } from './shared-events.ts'

export interface PlayerEvents {
  /** Opens a stream. @returns how to close it. @throws ProblemError `overloaded` when too many are open */
  watch(brand: Brand, session: SealedSession, sink: EventSink): () => void
  /** Polls the player more often for a while, on every replica. */
  hint(brand: Brand, accountId: string, hint: ActivityHint): void
  /** Ends every stream, spread over time, so that browsers do not all come back at once. */
  closeAll(): Promise<void>
}

/** What the platform said of a player: the events, or that the session is over there. */
export type PollResult = { events: PlayerEvent[]; failed: boolean } | 'ended'

interface Options {
  poll(brand: Brand, session: SealedSession): Promise<PollResult>
  hasEnded(host: string, session: SealedSession): boolean
  shared: SharedEvents
  /** The most streams at once; each costs some 20 kB. */
  maxStreams: number
  onStreams: (open: number) => void
  /** Something failed that should not; the player is polled again all the same. */
  onError: (error: unknown) => void
}

const maxStreamsOfPlayer = 8
const sweepMs = 1000
const keepAliveMs = 20_000
// Streams are replaced now and then, so that load spreads evenly again after a replica was restarted.
const rotateMs = 600_000
const closing = { slices: 20, sliceMs: 50, retryMs: [1000, 5000] } as const

/** Polls each player whose page is open, once however many streams there are, and sends the changes to all of them. */
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
      onEvents: (key, events) => this.#onRemoteEvents(key, events),
      onHint: (key, hint) => this.#onHint(key, hint),
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
    if (channel.watchers.size === 1) this.#run(key, channel, () => this.#startPolling(key, channel))
    return () => {
      if (!channel.watchers.delete(watcher)) return
      this.#count(-1)
      if (channel.watchers.size === 0) this.#close(key, channel)
    }
  }

  hint(brand: Brand, accountId: string, hint: ActivityHint): void {
    const key = keyOf(brand, accountId)
    this.#onHint(key, hint)
    this.#options.shared.hint(key, hint).catch(this.#options.onError)
  }

  async closeAll(): Promise<void> {
    const watchers = [...this.#channels.values()].flatMap((channel) => [...channel.watchers])
    const slice = Math.ceil(watchers.length / closing.slices)
    for (let from = 0; from < watchers.length; from += slice) {
      for (const watcher of watchers.slice(from, from + slice)) dismiss(watcher)
      await sleep(closing.sliceMs)
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

  #onHint(key: string, hint: ActivityHint): void {
    const channel = this.#channels.get(key)
    if (!channel) return
    channel.applyHint(hint, performance.now())
    channel.broadcast([{ event: 'activity', data: { version: Date.now().toString(36) } }])
    this.#schedulePoll(key, channel)
  }

  /** Another replica has polled. */
  #onRemoteEvents(key: string, events: readonly PlayerEvent[]): void {
    const channel = this.#channels.get(key)
    if (!channel) return
    channel.broadcast(events)
    this.#schedulePoll(key, channel)
  }

  /** Nobody waits for polls: what fails in one must not end the process. */
  #run(key: string, channel: PlayerChannel, work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.#options.onError(error)
      channel.pollState.failures += 1
      this.#schedulePoll(key, channel)
    })
  }

  /** The first poll of a player; another replica may have made it a moment ago. */
  async #startPolling(key: string, channel: PlayerChannel): Promise<void> {
    channel.broadcast(await this.#options.shared.latest(key))
    if (channel.isKnown) this.#schedulePoll(key, channel)
    else await this.#poll(key, channel)
  }

  #schedulePoll(key: string, channel: PlayerChannel): void {
    if (channel.watchers.size === 0) return
    clearTimeout(channel.timer)
    const players = this.#players.get(channel.brand.host) ?? 1
    const pause = pauseMs(performance.now(), channel.pollState, players)
    channel.timer = setTimeout(() => this.#run(key, channel, () => this.#poll(key, channel)), pause).unref()
  }

  /** Polls the platform, unless another replica does so now, and schedules the next poll. */
  async #poll(key: string, channel: PlayerChannel): Promise<void> {
    const { session, brand } = channel
    if (!session) return
    if (await this.#options.shared.mayPoll(key)) {
      const result = await this.#options.poll(brand, session)
      if (result === 'ended') closeSession(channel, session)
      else {
        channel.pollState.failures = result.failed ? channel.pollState.failures + 1 : 0
        channel.broadcast(result.events)
        this.#options.shared.publish(key, result.events).catch(this.#options.onError)
      }
    }
    this.#schedulePoll(key, channel)
  }

  #sweepNow(): void {
    const now = performance.now()
    const keepsAlive = now - this.#keptAliveAt >= keepAliveMs
    if (keepsAlive) this.#keptAliveAt = now
    for (const channel of this.#channels.values()) {
      for (const watcher of channel.watchers) {
        if (this.#isOver(channel.brand, watcher)) end(watcher)
        else if (now >= watcher.endsAt) dismiss(watcher)
        else if (keepsAlive && !watcher.isEnding) watcher.sink.keepAlive()
      }
    }
  }

  #isOver({ host }: Brand, { session }: Watcher): boolean {
    return Date.now() - session.provedAt > sessionLimits.absoluteMs || this.#options.hasEnded(host, session)
  }
}

const keyOf = ({ host }: Brand, accountId: string) => `${host} ${accountIdentity(accountId)}`

function closeSession(channel: PlayerChannel, { token }: SealedSession): void {
  for (const watcher of channel.watchers) if (watcher.session.token === token) end(watcher)
}

function end(watcher: Watcher): void {
  endWith(watcher, { event: 'ended', data: {} })
}

function dismiss(watcher: Watcher): void {
  const [least, most] = closing.retryMs
  const retryInMs = Math.round(least + Math.random() * (most - least))
  endWith(watcher, { event: 'bye', data: { retryInMs } })
}

/** Once: a slow reader still has to get the last event, and its stream closes only then. */
function endWith(watcher: Watcher, event: PlayerEvent): void {
  if (watcher.isEnding) return
  watcher.isEnding = true
  watcher.sink.send(event)
  watcher.sink.end()
}
