import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ValueSeal } from '../../storage/sealed-claims.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'
import type { SerializedOutcome } from './outcome.ts'

interface Options {
  link: RedisLink
  seal: ValueSeal
  /** The channel on which changed keys are published. */
  channel: string
  /** When a running write counts as abandoned by a process that died. */
  runningMs: number
  keepMs: number
}

/** The records of writes that replicas share. */
export interface IdempotencyRecords {
  /**
   * Claims a key for an attempt of this process: `claimed`, the record that another claim left, or undefined if Redis is
   * down. With `mayClaim` false it is only looked up: `free` if there is no record.
   */
  claim(
    key: string,
    payload: string,
    claim: Claiming,
  ): Promise<'claimed' | 'free' | SerializedOutcome | undefined>
  /** The outcome of a write, where it is known. */
  findSettled(key: string): Promise<SerializedOutcome | undefined>
  /** Records the outcome of a write. False if Redis is down. */
  complete(key: string, outcome: SerializedOutcome): Promise<boolean>
  /** Releases what an attempt has claimed as if it never had. False if Redis is down. */
  release(key: string, attempt: string): Promise<boolean>
}

interface Claiming {
  /** Tells this claim from a later one of the same process, which the release of this one must not touch. */
  attempt: string
  mayClaim: boolean
}

/**
 * The part of idempotency that lives in Redis. Keys are claimed atomically, so exactly one replica succeeds. A
 * running key is not freed by time: if its owner dies it counts as `unknown` once it is overdue.
 */
export function createIdempotencyRecords({
  link,
  seal,
  channel,
  runningMs,
  keepMs,
}: Options): IdempotencyRecords {
  const owner = randomUUID()

  /** Opens the record of a key. If it cannot be read any more, the write may have happened. */
  async function readOutcome(
    key: string,
    { payload, state, sealed }: StoredOutcome,
  ): Promise<SerializedOutcome> {
    const text = sealed && (await seal.open(sealed, key))
    return text === undefined ? { payload, state: 'unknown', text: '' } : { payload, state, text }
  }

  /** Reads what was found. What another release has left, and cannot be read here, may be a write that happened. */
  async function readClaim(
    key: string,
    payload: string,
    reply: unknown,
  ): Promise<'claimed' | 'free' | SerializedOutcome> {
    const found = Claim.safeParse(reply).data ?? { payload, state: 'unknown', sealed: '' }
    return typeof found === 'string' ? found : readOutcome(key, found)
  }

  return {
    async claim(key, payload, { attempt, mayClaim }) {
      const args = [owner, payload, runningMs, keepMs, attempt, Number(mayClaim)]
      const reply = await link.run(
        (redis) => claim(redis, [key], args),
        () => undefined,
      )
      return reply === undefined ? undefined : readClaim(key, payload, reply)
    },

    async findSettled(key) {
      const found = await link.run(
        (redis) => redis.hmget(key, 'state', 'payload', 'sealed'),
        () => undefined,
      )
      const outcome = Claim.safeParse(found).data
      if (outcome === undefined || typeof outcome === 'string') return undefined
      const settled = outcome.state === 'answered' || outcome.state === 'refused'
      return settled ? readOutcome(key, outcome) : undefined
    },

    async complete(key, { payload, state, text }) {
      const sealed = text && (await seal.seal(text, key))
      return link.run(
        async (redis) => {
          await complete(redis, [key], [owner, payload, state, sealed, keepMs, link.prefix + channel])
          return true
        },
        () => false,
      )
    },

    release: (key, attempt) =>
      link.run(
        async (redis) => {
          await release(redis, [key], [attempt, link.prefix + channel])
          return true
        },
        () => false,
      ),
  }
}

const claim = redisScript(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local found = redis.pcall('HMGET', KEYS[1], 'state', 'payload', 'sealed', 'overdue')
  if found.err then return 'foreign' end
  if not found[1] then
    if redis.call('EXISTS', KEYS[1]) == 1 then return 'foreign' end
    if ARGV[6] == '0' then return 'free' end
    redis.call('HSET', KEYS[1], 'state', 'running', 'payload', ARGV[2], 'sealed', '',
      'owner', ARGV[1], 'attempt', ARGV[5], 'overdue', string.format('%.0f', now + ARGV[3]))
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    return 'claimed'
  end
  if found[1] == 'running' and now > (tonumber(found[4]) or 0) then found[1] = 'unknown' end
  return { found[1], found[2], found[3] }
`)

/** The first known outcome stands; one recorded later, after an outage of Redis, is ignored. */
const complete = redisScript(`
  local found = redis.call('HMGET', KEYS[1], 'state', 'owner')
  local isSettled = found[1] == 'answered' or found[1] == 'refused'
  if isSettled and (found[2] ~= ARGV[1] or ARGV[3] == 'unknown') then return end
  redis.call('HSET', KEYS[1], 'state', ARGV[3], 'payload', ARGV[2], 'sealed', ARGV[4], 'owner', ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
  redis.call('PUBLISH', ARGV[6], KEYS[1])
`)

const release = redisScript(`
  local found = redis.call('HMGET', KEYS[1], 'state', 'attempt')
  if found[1] ~= 'running' or found[2] ~= ARGV[1] then return end
  redis.call('DEL', KEYS[1])
  redis.call('PUBLISH', ARGV[2], KEYS[1])
`)

const Claim = z.union([
  z.enum(['claimed', 'free']),
  z.pipe(
    z.tuple([z.enum(['running', 'answered', 'refused', 'unknown']), z.string(), z.string()]),
    z.transform(([state, payload, sealed]) => ({ state, payload, sealed })),
  ),
])
type StoredOutcome = Exclude<z.infer<typeof Claim>, string>
