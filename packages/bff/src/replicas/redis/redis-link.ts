import { Redis, type RedisOptions } from 'ioredis'
import type { RedisEvent } from '../../observability/redis-event.ts'
import { errorCodeOf, PendingCommands } from './pending-commands.ts'

/**
 * The way to what replicas share. Whoever uses it says both what to ask of Redis and what to do without it, so that
 * the same code serves one process alone (`localLink`), several with Redis, and several that lost it.
 */
export interface RedisLink {
  /** Stands before every key and channel. */
  readonly prefix: string
  /**
   * Asks Redis; without it, or when it fails or is late, the fallback answers. While Redis is known to be away the
   * fallback answers at once. A command that was late may have been carried out all the same.
   */
  run<T>(command: (redis: Redis) => Promise<T>, fallback: () => T | Promise<T>): Promise<T>
  /** Hears a channel, on every connection there will be. To be called before `open`. */
  subscribe(channel: string, onMessage: (text: string) => void): void
  /** Is called whenever Redis has come, the first time too, to bring both sides together. Before `open`. */
  onConnected(listener: () => Promise<void>): void
  /** Connects. Resolves when both sides were brought together, or when it is clear that Redis is away. */
  open(): Promise<void>
  close(): void
}

export interface RedisLinkOptions {
  /** `redis://` or `rediss://`, with user, password and database where they are needed. */
  url: string
  onEvent: (event: RedisEvent) => void
  keyPrefix?: string
  /** How long a command may take before Redis counts as lost. */
  timeoutMs?: number
}

// What no request waits for may take longer: the greeting, and joining channels.
const connectTimeoutMs = 1000
// A connection that died without a word is found out even when nobody asks anything.
const heartbeatMs = 2000
const maxRetryMs = 2000

/**
 * Makes the link to a Redis (6.2 or newer; one connection carries commands and messages, by RESP3). One command that
 * is late or fails closes the circuit for all, and a new connection that can write opens it again.
 */
export function createRedisLink(options: RedisLinkOptions): RedisLink {
  return new ReconnectingLink(options)
}

class ReconnectingLink implements RedisLink {
  readonly prefix: string
  readonly #redis: Redis
  readonly #timeoutMs: number
  readonly #onEvent: (event: RedisEvent) => void
  readonly #channels = new Map<string, (text: string) => void>()
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

  constructor({ url, onEvent, keyPrefix = 'marquee:', timeoutMs = 100 }: RedisLinkOptions) {
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
    this.#redis.on('message', (channel: string, text: string) => this.#channels.get(channel)?.(text))
  }

  async run<T>(command: (redis: Redis) => Promise<T>, fallback: () => T | Promise<T>): Promise<T> {
    if (!this.#isUp) return fallback()
    const connection = this.#connection
    const result = await this.#pending.run(() => command(this.#redis), this.#timeoutMs)
    if (result.kind === 'replied') return result.reply
    if (result.kind === 'failed' && connection === this.#connection) this.#markLost(result.reason)
    return fallback()
  }

  subscribe(channel: string, onMessage: (text: string) => void): void {
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
    await Promise.all(this.#connectedListeners.map((listener) => listener()))
    if (connection !== this.#connection) return
    this.#retries = 0
    if (this.#lostAt !== undefined)
      this.#onEvent({ type: 'redisBack', awayMs: Math.round(performance.now() - this.#lostAt) })
    this.#lostAt = undefined
    this.#opened.resolve()
  }

  /** Joins the channels, and sees whether Redis writes: one that is full, or a replica, is no help. */
  async #subscribeAndProbe(): Promise<string | undefined> {
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

/** Nothing waits for a connection, and nothing that may have been carried out is sent again. */
const clientOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: connectTimeoutMs,
  commandTimeout: connectTimeoutMs,
} satisfies RedisOptions
