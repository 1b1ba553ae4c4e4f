import * as z from 'zod/mini'
import { accountIdentity } from '../request/request-context.ts'
import { brandKey } from '../shared-state/redis/brand-key.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import { redisScript } from '../shared-state/redis/redis-script.ts'
import type { Journal } from '../storage/journal.ts'
import type { ValueSeal } from '../storage/sealed-claims.ts'

const Movement = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  /** The idempotency key, which the platform knows as the request's id. */
  requestId: z.string(),
  /** What the player asked for: a decimal string. */
  amount: z.string(),
  /** Names the player's request in the log. */
  reference: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
})
/** A deposit or withdrawal as the player sent it. */
export type Movement = z.infer<typeof Movement>

/** Whose it is: an account of a brand, however its id is spelled. */
export interface MoneyOwner {
  host: string
  accountId: string
}

/**
 * The deposits and withdrawals of each account whose outcome is not known, so that every device of the player tells of
 * them. They are remembered from before they are sent until somebody has learnt what became of them, for a day at most;
 * that people have to look it up ends nothing here.
 */
export interface UnsettledMoney {
  add(owner: MoneyOwner, movement: Movement): Promise<void>
  settle(owner: MoneyOwner, requestId: string): Promise<void>
  /** Those of an account, the oldest first. */
  of(owner: MoneyOwner): Promise<Movement[]>
}

interface Options {
  link: RedisLink
  /** Keeps over a restart what Redis does not; undefined where there is no directory for it. */
  journal: Journal | undefined
  seal: ValueSeal
  keepMs: number
  now?: () => number
}

const mostOfAccount = 20
const mostLocal = 1_000

/** Opens what all replicas know, or this process while Redis is not there. Resolves when an earlier process's are known. */
export async function openUnsettledMoney(options: Options): Promise<UnsettledMoney> {
  const { link, journal, seal, keepMs, now = Date.now } = options
  const local = new Map<string, { sealed: string; until: number }>()
  await journal?.open({
    restore(entries) {
      for (const { key, until, value } of entries)
        if (typeof value === 'string') local.set(key, { sealed: value, until })
        else local.delete(key)
    },
    *entries() {
      for (const [key, { until, sealed }] of local) yield { key, until, value: sealed }
    },
  })

  const keyOf = ({ host, accountId }: MoneyOwner) =>
    brandKey(link.prefix, 'unsettled', { host }, accountIdentity(accountId))
  const localKey = (key: string, requestId: string) => `${key} ${requestId}`

  async function addLocally(name: string, sealed: string): Promise<void> {
    for (const [other, { until }] of local) if (until <= now()) local.delete(other)
    if (local.size >= mostLocal) return
    const until = now() + keepMs
    local.set(name, { sealed, until })
    await journal?.append({ key: name, until, value: sealed })
  }

  async function read(key: string, sealed: string): Promise<Movement | undefined> {
    const text = await seal.open(sealed, key)
    return text === undefined ? undefined : Movement.safeParse(JSON.parse(text)).data
  }

  return {
    async add(owner, movement) {
      const key = keyOf(owner)
      const { requestId } = movement
      const sealed = await seal.seal(JSON.stringify(movement), key)
      await link.run(
        async (redis) => void (await add(redis, [key], [requestId, sealed, keepMs, mostOfAccount])),
        () => addLocally(localKey(key, requestId), sealed),
      )
    },
    async settle(owner, requestId) {
      const key = keyOf(owner)
      const name = localKey(key, requestId)
      if (local.delete(name)) await journal?.append({ key: name, until: 0, value: null })
      await link.run(
        async (redis) => void (await redis.hdel(key, requestId)),
        () => {},
      )
    },
    async of(owner) {
      const key = keyOf(owner)
      const own = [...local].filter(([name]) => name.startsWith(localKey(key, '')))
      const shared = await link.run(
        (redis) => redis.hvals(key),
        () => [],
      )
      const found = await Promise.all(
        [...own.map(([, { sealed }]) => sealed), ...shared].map((sealed) => read(key, sealed)),
      )
      const from = now() - keepMs
      return found
        .filter((movement) => movement !== undefined)
        .filter(({ sentAt }) => sentAt > from)
        .sort((one, other) => one.sentAt - other.sentAt)
    },
  }
}

const add = redisScript(`
  if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[4]) then return end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
`)

interface Request {
  operation: string
  requestId: string
  reference: string
  /** What was validated of the request. */
  input: unknown
}

const kinds: Readonly<Record<string, Movement['kind']>> = {
  createDeposit: 'deposit',
  createWithdrawal: 'withdrawal',
}

/** The movement of money that a request asks for; undefined for any other operation. */
export function movementOf({ operation, requestId, reference, input }: Request): Movement | undefined {
  const kind = kinds[operation]
  const { amount = '' } = (input as { body?: { amount?: string } }).body ?? {}
  return kind && { kind, requestId, amount, reference, sentAt: Date.now() }
}
