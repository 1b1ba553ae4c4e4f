import type { Redis } from 'ioredis'
import { parsePattern } from '../config/read-text.ts'
import { digest } from '../replicas/redis/brand-key.ts'
import { localLink } from '../replicas/redis/local-link.ts'
import type { RedisLink } from '../replicas/redis/redis-link.ts'
import { redisScript } from '../replicas/redis/redis-script.ts'

/** Sessions that were ended before their time, here or on another replica. A cookie that was copied stays ended too. */
export interface Revocations {
  /** Ends a session. Resolves when the other replicas know, or cannot be told now. */
  revoke(sessionId: string): Promise<void>
  /** Ends every session of an account that began until now. */
  endAccount(host: string, accountId: string): Promise<void>
  /** Until when sessions of the account are ended, in milliseconds since 1970: a new one must begin later. */
  accountEndedAt(host: string, accountId: string): number
  /** Whether a session was ended. Asks nobody, so that every request can. */
  isRevoked(session: { id: string; host: string; accountId: string; startedAt: number }): boolean
}

interface Options {
  /** The absolute limit of a session: nothing has to be remembered for longer. */
  keepMs: number
  /** Wall clock, milliseconds. */
  now: () => number
  /** A clock that nobody sets, milliseconds: what was ended must not be forgotten because the wall clock jumped. */
  elapsed?: () => number
  link?: RedisLink
}

/** What was ended, and when. A later time takes the place of an earlier one, so replicas agree in any order. */
type Ended = readonly [name: string, at: number]

const channel = 'revoked'
const perCommand = 500
// The replicas' clocks and Redis' own may differ by this much.
const clockSkewMs = 60_000

const sessionName = (id: string) => `session ${id}`
const accountName = (host: string, accountId: string) => `account ${host} ${digest(accountId)}`

/**
 * Keeps what was ended until no cookie could matter any more. Each replica has all of it in memory; Redis carries
 * it to the others and to those that start later. What was ended while Redis was away is written when it is back.
 */
export function createRevocations(options: Options): Revocations {
  const { keepMs, now, elapsed = () => performance.now(), link = localLink } = options
  const memory = new EndedMemory(keepMs, elapsed)
  const key = `${link.prefix}revoked`

  async function share(ended: readonly Ended[]): Promise<void> {
    const told = ended.flatMap(([name, at]) => [at, name])
    const args = [link.prefix + channel, keepMs + clockSkewMs, `(${now() - keepMs}`, ...told]
    await link.run(
      async (redis) => void (await addEnded(redis, [key], args)),
      () => {},
    )
  }

  async function shareAll(): Promise<void> {
    const all = memory.all()
    for (let from = 0; from < all.length; from += perCommand) await share(all.slice(from, from + perCommand))
  }

  async function learnAll(): Promise<void> {
    const found: Ended[] = []
    for (let cursor: string | undefined = '0'; cursor; ) {
      const page: Page | undefined = await link.run(readPage(key, cursor), () => undefined)
      if (page) found.push(...page.ended)
      cursor = page?.next
    }
    for (const ended of found.sort(([, a], [, b]) => a - b)) memory.learn(ended)
  }

  async function end(name: string): Promise<void> {
    const ended = [name, now()] as const
    memory.learn(ended)
    await share([ended])
  }

  link.subscribe(channel, (text) => {
    const ended = Message.safeParse(text)
    if (ended.success) memory.learn(ended.data)
  })
  link.onConnected(async () => {
    await shareAll()
    await learnAll()
  })

  return {
    revoke: (sessionId) => end(sessionName(sessionId)),
    endAccount: (host, accountId) => end(accountName(host, accountId)),
    accountEndedAt: (host, accountId) => memory.endedAt(accountName(host, accountId)) ?? 0,
    isRevoked: ({ id, host, accountId, startedAt }) =>
      // Asked with every request, and mostly nothing was ended: then no name is made.
      !memory.isEmpty &&
      (memory.endedAt(sessionName(id)) !== undefined ||
        startedAt <= (memory.endedAt(accountName(host, accountId)) ?? 0)),
  }
}

/** What was ended, for as long as a session can last. */
class EndedMemory {
  readonly #endedAt = new Map<string, number>()
  // Learned longest ago first, so forgetting costs nothing.
  readonly #learnedAt = new Map<string, number>()
  readonly #keepMs: number
  readonly #elapsed: () => number

  constructor(keepMs: number, elapsed: () => number) {
    this.#keepMs = keepMs
    this.#elapsed = elapsed
  }

  get isEmpty(): boolean {
    return this.#endedAt.size === 0
  }

  endedAt(name: string): number | undefined {
    return this.#endedAt.get(name)
  }

  all(): Ended[] {
    this.#forgetOld()
    return [...this.#endedAt]
  }

  learn([name, at]: Ended): void {
    this.#forgetOld()
    if (at <= (this.#endedAt.get(name) ?? 0)) return
    this.#endedAt.set(name, at)
    this.#learnedAt.delete(name)
    this.#learnedAt.set(name, this.#elapsed())
  }

  #forgetOld(): void {
    for (const [name, at] of this.#learnedAt) {
      if (this.#elapsed() - at <= this.#keepMs) return
      this.#learnedAt.delete(name)
      this.#endedAt.delete(name)
    }
  }
}

/** Keeps the later time of each name, and tells the replicas what is new. Forgets what is older than a session. */
const addEnded = redisScript(`
  for i = 4, #ARGV, 2 do
    if redis.call('ZADD', KEYS[1], 'GT', 'CH', ARGV[i], ARGV[i + 1]) == 1 then
      redis.call('PUBLISH', ARGV[1], ARGV[i] .. ' ' .. ARGV[i + 1])
    end
  end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)

const Message = parsePattern(/^\d+ (session|account) /, 'is no end', (text): Ended => {
  const space = text.indexOf(' ')
  return [text.slice(space + 1), Number(text.slice(0, space))]
})

interface Page {
  ended: Ended[]
  /** Undefined after the last page. */
  next: string | undefined
}

function readPage(key: string, cursor: string): (redis: Redis) => Promise<Page> {
  return async (redis) => {
    const [next, names] = await redis.zscan(key, cursor, 'COUNT', perCommand)
    const ended: Ended[] = []
    for (let i = 0; i + 1 < names.length; i += 2) ended.push([names[i] ?? '', Number(names[i + 1])])
    return { ended, next: next === '0' ? undefined : next }
  }
}
