import { Redis, type RedisOptions } from 'ioredis'
import { InFlight, wordOf } from './in-flight.ts'

/** What an operator is told of Redis: once when it goes (or was never there), once when it is back. */
export type RedisEvent =
  /** `reason` is one word: `timeout`, `closed`, a code of the network, or the first word of Redis' error. */
  | { readonly type: 'redisLost'; readonly reason: string }
  | { readonly type: 'redisBack'; readonly awayMs: number }

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
  listen(channel: string, onMessage: (text: string) => void): void
  /** Is called whenever Redis has come, the first time too, to bring both sides together. Before `open`. */
  onUp(listener: () => Promise<void>): void
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
const greetingMs = 1000
// A connection that died without a word is found out even when nobody asks anything.
const heartbeatMs = 2000
const longestRetryMs = 2000

/**
 * Makes the link to a Redis (6.2 or newer; one connection carries commands and messages, by RESP3). One command that
 * is late or fails closes the circuit for all, and a new connection that can write opens it again.
 */
export function createRedisLink(options: RedisLinkOptions): RedisLink {
  const { url, onEvent, keyPrefix = 'marquee:', timeoutMs = 100 } = options
  const channels = new Map<string, (text: string) => void>()
  const upListeners: (() => Promise<void>)[] = []
  const inFlight = new InFlight()
  const opened = Promise.withResolvers<void>()
  let up = false
  let closed = false
  let connection = 0
  let retries = 0
  let lostAt: number | undefined
  let networkError: string | undefined
  let heartbeat: NodeJS.Timeout | undefined

  const redis = new Redis(url, { ...neverQueue, disconnectTimeout: timeoutMs, retryStrategy: retryDelayMs })
  redis.on('error', (error: unknown) => {
    networkError = wordOf(error)
  })
  redis.on('close', () => lose(networkError ?? 'closed'))
  redis.on('ready', () => void rise())
  redis.on('message', (channel: string, text: string) => channels.get(channel)?.(text))

  function retryDelayMs(): number {
    return Math.min(longestRetryMs, 50 * 2 ** retries++) * (0.75 + Math.random() / 2)
  }

  async function rise(): Promise<void> {
    const mine = ++connection
    networkError = undefined
    const refusal = await join()
    if (mine !== connection) return
    if (refusal) return lose(refusal)
    up = true
    await Promise.all(upListeners.map((listener) => listener()))
    if (mine !== connection) return
    retries = 0
    if (lostAt !== undefined) onEvent({ type: 'redisBack', awayMs: Math.round(performance.now() - lostAt) })
    lostAt = undefined
    opened.resolve()
  }

  /** Joins the channels, and sees whether Redis writes: one that is full, or a replica, is no help. */
  async function join(): Promise<string | undefined> {
    try {
      if (channels.size > 0) await redis.subscribe(...channels.keys())
      await redis.set(`${keyPrefix}probe`, '1', 'PX', 60_000)
      return undefined
    } catch (error) {
      return wordOf(error)
    }
  }

  function lose(reason: string): void {
    connection++
    up = false
    inFlight.giveUp()
    opened.resolve()
    if (closed) return
    if (lostAt === undefined) {
      lostAt = performance.now()
      onEvent({ type: 'redisLost', reason })
    }
    if (redis.status === 'ready') redis.disconnect(true)
  }

  const run: RedisLink['run'] = async (command, fallback) => {
    if (!up) return fallback()
    const mine = connection
    const ending = await inFlight.ask(() => command(redis), timeoutMs)
    if (ending.kind === 'answered') return ending.answer
    if (ending.kind === 'failed' && mine === connection) lose(ending.reason)
    return fallback()
  }

  return {
    prefix: keyPrefix,
    run,
    listen: (channel, onMessage) => void channels.set(keyPrefix + channel, onMessage),
    onUp: (listener) => void upListeners.push(listener),
    open() {
      redis.connect().catch(() => {})
      const ping = async (client: Redis) => void (await client.ping())
      heartbeat = setInterval(() => void run(ping, () => {}), heartbeatMs).unref()
      return opened.promise
    },
    close() {
      closed = true
      clearInterval(heartbeat)
      lose('closed')
      redis.disconnect()
    },
  }
}

/** Nothing waits for a connection, and nothing that may have been carried out is sent again. */
const neverQueue = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: greetingMs,
  commandTimeout: greetingMs,
} satisfies RedisOptions
