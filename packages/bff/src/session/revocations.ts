import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import { parsePattern } from '../config/read-text.ts'
import { accountIdentity, type SealedSession } from '../request/request-context.ts'
import { localLink } from '../shared-state/redis/local-link.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import { redisScript } from '../shared-state/redis/redis-script.ts'
import type { Journal } from '../storage/journal.ts'
import { deriveKey } from '../storage/sealed-claims.ts'

/** What was revoked, and when. The later time of a name wins, so replicas converge in any order of messages. */
export type Revocation = readonly [name: string, at: number]

/** Sessions that were ended before they expired, here or on another replica; a copied cookie is revoked too. */
export interface Revocations {
  /** Loads what an earlier process left on the disk. Call it before `link.open` and before requests are served. */
  open(): Promise<void>
  /** Revokes a session. Resolves when that is on the disk and the other replicas know, or neither is possible. */
  revoke(sessionId: string): Promise<void>
  /** Revokes every session of an account that has started until now. */
  revokeAccount(host: string, accountId: string): Promise<void>
  /** Sessions of the account that started until then are revoked, in milliseconds since 1970; 0 for none. */
  accountRevokedAt(host: string, accountId: string): number
  /** Whether a session of a brand was revoked; looked up in memory, because every request needs it. */
  isRevoked(host: string, session: RevocableSession): boolean
}

/** What of a session says whether it was revoked. */
export type RevocableSession = Pick<SealedSession, 'id' | 'startedAt' | 'typedAccountId'> & {
  player: { accountId: string }
}

interface Options {
  /** The absolute lifetime of a session: revocations are forgotten after it. */
  keepMs: number
  accountNames: AccountNames
  /** Wall clock, milliseconds. */
  now: () => number
  /** Monotonic clock, milliseconds: a jump of the wall clock must not forget a revocation. */
  elapsed?: () => number
  link?: RedisLink
  /** Keeps revocations over a restart. */
  journal?: Journal
  /** The most that are kept; the oldest are forgotten first. */
  most?: number
}

// Some 100 MB: more log-outs than twelve hours of a large operator have.
const defaultMost = 500_000

const channel = 'revoked'
const batchSize = 500
// The most by which the clocks of replicas and Redis may differ.
const clockSkewMs = 60_000

const sessionName = (id: string) => `session ${id}`

/** The names of the account that a session belongs to: the platform's, and the typed one where that is another. */
export function accountIdsOf({
  player,
  typedAccountId,
}: Omit<RevocableSession, 'id' | 'startedAt'>): string[] {
  return typedAccountId === undefined ? [player.accountId] : [player.accountId, typedAccountId]
}

/**
 * Keeps revocations for the lifetime of a session. Each replica has all of them in memory; the journal keeps them over
 * a restart, and Redis carries them to the others and to those that start later. Revocations made while Redis is
 * unavailable are written when it is back.
 */
export function createRevocations(options: Options): Revocations {
  const {
    keepMs,
    accountNames,
    now,
    elapsed = () => performance.now(),
    link = localLink,
    journal,
    most = defaultMost,
  } = options
  const memory = new RevocationMemory({ keepMs, most, elapsed })
  const feed = shareRevocations(memory, link, keepMs, now)
  const entryOf = ([name, at]: Revocation) => ({ key: name, until: at + keepMs, value: at })
  const namesOf = new WeakMap<RevocableSession, readonly string[]>()

  async function revokeNow(name: string): Promise<void> {
    const revocation = [name, now()] as const
    memory.add(revocation)
    await Promise.all([journal?.append(entryOf(revocation)), feed.publish([revocation])])
  }

  function accountRevokedAt(names: readonly string[]): number {
    return Math.max(...names.map((name) => memory.revokedAt(name) ?? 0))
  }

  /** The names under which the account of a session may have been revoked. Sessions in use are remembered objects. */
  function accountNamesOf(host: string, session: RevocableSession): readonly string[] {
    const known = namesOf.get(session)
    if (known) return known
    const names = accountIdsOf(session).flatMap((accountId) => accountNames(host, accountId))
    namesOf.set(session, names)
    return names
  }

  return {
    open: async () =>
      journal?.open({
        restore: (entries) => {
          for (const { key, value } of entries) if (typeof value === 'number') memory.add([key, value])
        },
        entries: () => memory.all().map(entryOf),
      }),
    revoke: (sessionId) => revokeNow(sessionName(sessionId)),
    revokeAccount: (host, accountId) => revokeNow(accountNames(host, accountId)[0]),
    accountRevokedAt: (host, accountId) => accountRevokedAt(accountNames(host, accountId)),
    isRevoked: (host, session) =>
      memory.revokedAt(sessionName(session.id)) !== undefined ||
      session.startedAt <= accountRevokedAt(accountNamesOf(host, session)),
  }
}

/** Shares the revocations in memory with the other replicas. @returns how to publish new ones */
function shareRevocations(memory: RevocationMemory, link: RedisLink, keepMs: number, now: () => number) {
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

  link.subscribe(channel, (text) => {
    const revocation = Message.safeParse(text)
    if (revocation.success) memory.add(revocation.data)
  })
  link.onConnected(async () => {
    await publishAll()
    await loadAll()
  })
  return { publish }
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

/**
 * The names of an account of a brand in the list of ended sessions, one for each secret, that of the newest first. The
 * list is in Redis and on the disk, where an account id, which may be a telephone number, must not be readable.
 */
export type AccountNames = (host: string, accountId: string) => readonly [string, ...string[]]

/** Makes the names, which are alike for all spellings of an account id. @throws if there is no secret */
export function createAccountNames(secrets: readonly Buffer[]): AccountNames {
  const [newest, ...older] = secrets.map((secret) => deriveKey(secret, 'marquee ended sessions v1', ''))
  if (!newest) throw new Error('There is no secret to name accounts with')
  return (host, accountId) => {
    const identity = accountIdentity(accountId)
    const name = (key: typeof newest) =>
      `account ${host} ${createHmac('sha256', key).update(`${host} ${identity}`).digest('base64url').slice(0, 32)}`
    return [name(newest), ...older.map(name)]
  }
}

/** Revocations of this process, each forgotten after the lifetime of a session, or when there are too many newer ones. */
class RevocationMemory {
  readonly #revokedAt = new Map<string, number>()
  // Insertion order is by age, so expiry stops at the first recent entry.
  readonly #addedAt = new Map<string, number>()
  readonly #keepMs: number
  readonly #most: number
  readonly #elapsed: () => number

  constructor({ keepMs, most, elapsed }: Required<Pick<Options, 'keepMs' | 'most' | 'elapsed'>>) {
    this.#keepMs = keepMs
    this.#most = most
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
      if (this.#elapsed() - at <= this.#keepMs && this.#revokedAt.size <= this.#most) return
      this.#addedAt.delete(name)
      this.#revokedAt.delete(name)
    }
  }
}
