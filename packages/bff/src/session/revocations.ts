import type { Redis } from 'ioredis'
import { parsePattern } from '../config/read-text.ts'
import { digest } from '../replicas/redis/brand-key.ts'
import { localLink } from '../replicas/redis/local-link.ts'
import type { RedisLink } from '../replicas/redis/redis-link.ts'
import { redisScript } from '../replicas/redis/redis-script.ts'

/** Sessions that were ended before they expired, here or on another replica; a copied cookie is revoked too. */
export interface Revocations {
  /** Revokes a session. Resolves when the other replicas know, or Redis is unavailable. */
  revoke(sessionId: string): Promise<void>
  /** Revokes every session of an account that has started until now. */
  revokeAccount(host: string, accountId: string): Promise<void>
  /** Sessions of the account that started until then are revoked, in milliseconds since 1970; 0 for none. */
  accountRevokedAt(host: string, accountId: string): number
  /** Whether a session was revoked; looked up in memory, because every request needs it. */
  isRevoked(session: { id: string; host: string; accountId: string; startedAt: number }): boolean
}

interface Options {
  /** The absolute lifetime of a session: revocations are forgotten after it. */
  keepMs: number
  /** Wall clock, milliseconds. */
  now: () => number
  /** Monotonic clock, milliseconds: a jump of the wall clock must not forget a revocation. */
  elapsed?: () => number
  link?: RedisLink
}

/** What was revoked, and when. The later time of a name wins, so replicas converge in any order of messages. */
type Revocation = readonly [name: string, at: number]

const channel = 'revoked'
const batchSize = 500
// The most by which the clocks of replicas and Redis may differ.
const clockSkewMs = 60_000

const sessionName = (id: string) => `session ${id}`
const accountName = (host: string, accountId: string) => `account ${host} ${digest(accountId)}`

/**
 * Keeps revocations for the lifetime of a session. Each replica has all of them in memory; Redis carries them to the
 * others and to those that start later. Revocations made while Redis is unavailable are written when it is back.
 */
export function createRevocations(options: Options): Revocations {
  const { keepMs, now, elapsed = () => performance.now(), link = localLink } = options
  const memory = new RevocationMemory(keepMs, elapsed)
  const key = `${link.prefix}revoked`

  async function publish(revocations: readonly Revocation[]): Promise<void> {
    const scores = revocations.flatMap(([name, at]) => [at, name])
    const args = [link.prefix + channel, keepMs + clockSkewMs, `(${now() - keepMs}`, ...scores]
    await link.run(
      async (redis) => void (await addRevocations(redis, [key], args)),
      () => {},
    )
  }

  async function publishAll(): Promise<void> {
    const all = memory.all()
    for (let from = 0; from < all.length; from += batchSize) await publish(all.slice(from, from + batchSize))
  }

  async function loadAll(): Promise<void> {
    const found: Revocation[] = []
    for (let cursor: string | undefined = '0'; cursor; ) {
      const page: Page | undefined = await link.run(readPage(key, cursor), () => undefined)
      if (page) found.push(...page.revocations)
      cursor = page?.next
    }
    for (const revocation of found.sort(([, a], [, b]) => a - b)) memory.add(revocation)
  }

  async function revokeNow(name: string): Promise<void> {
    const revocation = [name, now()] as const
    memory.add(revocation)
    await publish([revocation])
  }

  link.subscribe(channel, (text) => {
    const revocation = Message.safeParse(text)
    if (revocation.success) memory.add(revocation.data)
  })
  link.onConnected(async () => {
    await publishAll()
    await loadAll()
  })

  return {
    revoke: (sessionId) => revokeNow(sessionName(sessionId)),
    revokeAccount: (host, accountId) => revokeNow(accountName(host, accountId)),
    accountRevokedAt: (host, accountId) => memory.revokedAt(accountName(host, accountId)) ?? 0,
    isRevoked: ({ id, host, accountId, startedAt }) =>
      memory.revokedAt(sessionName(id)) !== undefined ||
      startedAt <= (memory.revokedAt(accountName(host, accountId)) ?? 0),
  }
}

/** Revocations of this process, each forgotten after the lifetime of a session. */
class RevocationMemory {
  readonly #revokedAt = new Map<string, number>()
  // Insertion order is by age, so expiry stops at the first recent entry.
  readonly #addedAt = new Map<string, number>()
  readonly #keepMs: number
  readonly #elapsed: () => number

  constructor(keepMs: number, elapsed: () => number) {
    this.#keepMs = keepMs
    this.#elapsed = elapsed
  }

  revokedAt(name: string): number | undefined {
    return this.#revokedAt.get(name)
  }

  all(): Revocation[] {
    this.#removeExpired()
    return [...this.#revokedAt]
  }

  add([name, at]: Revocation): void {
    this.#removeExpired()
    if (at <= (this.#revokedAt.get(name) ?? 0)) return
    this.#revokedAt.set(name, at)
    this.#addedAt.delete(name)
    this.#addedAt.set(name, this.#elapsed())
  }

  #removeExpired(): void {
    for (const [name, at] of this.#addedAt) {
      if (this.#elapsed() - at <= this.#keepMs) return
      this.#addedAt.delete(name)
      this.#revokedAt.delete(name)
    }
  }
}

/** Keeps the later time of each name, publishes what is new, and removes what is older than a session's lifetime. */
const addRevocations = redisScript(`
  for i = 4, #ARGV, 2 do
    if redis.call('ZADD', KEYS[1], 'GT', 'CH', ARGV[i], ARGV[i + 1]) == 1 then
      redis.call('PUBLISH', ARGV[1], ARGV[i] .. ' ' .. ARGV[i + 1])
    end
  end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)

const Message = parsePattern(/^\d+ (session|account) /, 'is not a revocation', (text): Revocation => {
  const space = text.indexOf(' ')
  return [text.slice(space + 1), Number(text.slice(0, space))]
})

interface Page {
  revocations: Revocation[]
  /** Undefined after the last page. */
  next: string | undefined
}

function readPage(key: string, cursor: string): (redis: Redis) => Promise<Page> {
  return async (redis) => {
    const [next, names] = await redis.zscan(key, cursor, 'COUNT', batchSize)
    const revocations: Revocation[] = []
    for (let i = 0; i + 1 < names.length; i += 2) revocations.push([names[i] ?? '', Number(names[i + 1])])
    return { revocations, next: next === '0' ? undefined : next }
  }
}
