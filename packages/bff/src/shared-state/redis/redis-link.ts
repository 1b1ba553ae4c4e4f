import { Redis, type RedisOptions } from 'ioredis'
import type { RedisEvent } from '../../observability/events.ts'
import { type CommandResult, errorCodeOf, PendingCommands } from './pending-commands.ts'
import { answerTimeoutMs, connectTimeoutMs, maxRetryMs } from './reconnection.ts'

/**
 * The connection to the state that replicas share. Every command comes with a fallback, so that the same code serves
 * a single process (`localLink`), several replicas with Redis, and several that have lost it.
 */
export interface RedisLink {
  /** Prefix of every key and channel. */
  readonly prefix: string
  /** Whether there are other replicas, also while Redis is down. */
  readonly isShared: boolean
  /**
   * Runs a command on Redis. If Redis is down, fails or times out, the fallback runs instead; while Redis is known to
   * be down it runs immediately. A command that timed out may still have been executed.
   */
  run<T>(command: (redis: Redis) => Promise<T>, fallback: () => T | Promise<T>): Promise<T>
  /**
   * Runs a command that no request depends on: it has a second, and its failure does not make Redis count as down.
   * Never rejects.
   */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<CommandResult<T>>
  /**
   * Subscribes to a channel on this and every later connection. A message that the listener fails at is told of once and
   * dropped: another release may have sent it. Call it before `open`.
   */
  subscribe(channel: string, onMessage: (text: string) => void | Promise<void>): void
  /**
   * Adds a listener that runs on every (re)connection, including the first, to synchronize state. While one fails, Redis
   * counts as down. Call it before `open`.
   */
  onConnected(listener: () => Promise<void>): void
  /** Connects. Resolves once the listeners have synchronized, or Redis is found to be down. */
  open(): Promise<void>
  close(): void
}

export interface RedisLinkOptions {
  /** `redis://` or `rediss://`, with user, password and database where needed. */
  url: string
  onEvent: (event: RedisEvent) => void
  keyPrefix?: string
  /** How long a command may take before Redis counts as down. */
  timeoutMs?: number
}

// Detects a dead connection even when no commands are sent.
const heartbeatMs = 2000

/**
 * Creates the link to Redis 6.2 or newer. One connection carries commands and messages, using RESP3. A command that
 * fails or times out opens the circuit for all; a new connection that accepts writes closes it again.
 */
export function createRedisLink(options: RedisLinkOptions): RedisLink {
  return new ReconnectingLink(options)
}

class ReconnectingLink implements RedisLink {
  readonly isShared = true
  readonly prefix: string
  readonly #redis: Redis
  readonly #timeoutMs: number
  readonly #onEvent: (event: RedisEvent) => void
  readonly #channels = new Map<string, (text: string) => void | Promise<void>>()
  readonly #unread = new Set<string>()
  readonly #connectedListeners: (() => Promise<void>)[] = []
  readonly #pending = new PendingCommands()
  readonly #opened = Promise.withResolvers<void>()
  #isUp = false
  #isClosed = false
  #connection = 0
  #retries = 0
  #lostAt: number | undefined
  #networkError: string | undefined
  #heartbeat: NodeJS.Timeout | undefined

  constructor({ url, onEvent, keyPrefix = 'marquee:', timeoutMs = answerTimeoutMs }: RedisLinkOptions) {
    this.prefix = keyPrefix
    this.#timeoutMs = timeoutMs
    this.#onEvent = onEvent
    const retryStrategy = () => this.#retryDelayMs()
    this.#redis = new Redis(url, { ...clientOptions, disconnectTimeout: timeoutMs, retryStrategy })
    this.#redis.on('error', (error: unknown) => {
      this.#networkError = errorCodeOf(error)
    })
    this.#redis.on('close', () => this.#markLost(this.#networkError ?? 'closed'))
    this.#redis.on('ready', () => void this.#onReady())
    this.#redis.on('message', (channel: string, text: string) => void this.#onMessage(channel, text))
  }

  async run<T>(command: (redis: Redis) => Promise<T>, fallback: () => T | Promise<T>): Promise<T> {
    if (!this.#isUp) return fallback()
    const connection = this.#connection
    const result = await this.#pending.run(() => command(this.#redis), this.#timeoutMs)
    if (result.kind === 'replied') return result.reply
    if (result.kind === 'failed' && connection === this.#connection) this.#markLost(result.reason)
    return fallback()
  }

  async attempt<T>(command: (redis: Redis) => Promise<T>): Promise<CommandResult<T>> {
    if (!this.#isUp) return { kind: 'cancelled' }
    return this.#pending.run(() => command(this.#redis), connectTimeoutMs)
  }

  subscribe(channel: string, onMessage: (text: string) => void | Promise<void>): void {
    this.#channels.set(this.prefix + channel, onMessage)
  }

  onConnected(listener: () => Promise<void>): void {
    this.#connectedListeners.push(listener)
  }

  open(): Promise<void> {
    this.#redis.connect().catch(() => {})
    const ping = async (client: Redis) => void (await client.ping())
    this.#heartbeat = setInterval(() => void this.run(ping, () => {}), heartbeatMs).unref()
    return this.#opened.promise
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    this.#markLost('closed')
    this.#redis.disconnect()
  }

  #retryDelayMs(): number {
    return Math.min(maxRetryMs, 50 * 2 ** this.#retries++) * (0.75 + Math.random() / 2)
  }

  async #onReady(): Promise<void> {
    const connection = ++this.#connection
    this.#networkError = undefined
    const failure = await this.#subscribeAndProbe()
    if (connection !== this.#connection) return
    if (failure) return this.#markLost(failure)
    this.#isUp = true
    const synchronized = await Promise.allSettled(
      this.#connectedListeners.map(async (listener) => listener()),
    )
    if (connection !== this.#connection) return
    const failed = synchronized.find(({ status }) => status === 'rejected')
    if (failed) return this.#markLost('notSynchronized')
    this.#retries = 0
    if (this.#lostAt !== undefined)
      this.#onEvent({ type: 'redisBack', awayMs: Math.round(performance.now() - this.#lostAt) })
    this.#lostAt = undefined
    this.#opened.resolve()
  }

  async #onMessage(channel: string, text: string): Promise<void> {
    try {
      await this.#channels.get(channel)?.(text)
    } catch {
      if (this.#unread.has(channel)) return
      this.#unread.add(channel)
      this.#onEvent({ type: 'messageDropped', channel: channel.slice(this.prefix.length) })
    }
  }

  /** Subscribes to the channels and probes with a write, because a Redis that is full or read-only is of no use. */
  async #subscribeAndProbe(): Promise<string | undefined> {
    const { db = 0 } = this.#redis.options
    // The client itself goes on with another database where there is none of this number.
    const hasDatabase = await this.#redis.select(db).then(
      () => true,
      () => false,
    )
    if (!hasDatabase) return 'noSuchDatabase'
    try {
      if (this.#channels.size > 0) await this.#redis.subscribe(...this.#channels.keys())
      await this.#redis.set(`${this.prefix}probe`, '1', 'PX', 60_000)
      return undefined
    } catch (error) {
      return errorCodeOf(error)
    }
  }

  #markLost(reason: string): void {
    this.#connection++
    this.#isUp = false
    this.#pending.cancelAll()
    this.#opened.resolve()
    if (this.#isClosed) return
    if (this.#lostAt === undefined) {
      this.#lostAt = performance.now()
      this.#onEvent({ type: 'redisLost', reason })
    }
    if (this.#redis.status === 'ready') this.#redis.disconnect(true)
  }
}

/** No command waits for a connection, and none that may have been executed is sent again. */
const clientOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: connectTimeoutMs,
  commandTimeout: connectTimeoutMs,
} satisfies RedisOptions
