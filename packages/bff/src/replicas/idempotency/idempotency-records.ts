import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'
import type { ValueSeal } from '../redis/value-seal.ts'
import type { SerializedOutcome } from './outcome.ts'

interface Options {
  link: RedisLink
  seal: ValueSeal
  /** The channel on which a key is named when there is news of it. */
  channel: string
  /** After this a write that is still running is taken for one whose process died. */
  runningMs: number
  keepMs: number
}

/** The records of writes that replicas share. */
export interface IdempotencyRecords {
  /** Takes a key for this process: `ours`, what somebody has written there, or nothing when Redis is away. */
  claim(key: string, payload: string): Promise<'claimed' | SerializedOutcome | undefined>
  /** Writes how a write of ours ended. False when Redis is away. */
  complete(key: string, outcome: SerializedOutcome): Promise<boolean>
  /** Gives a key of ours back, as if it had never been taken. False when Redis is away. */
  release(key: string): Promise<boolean>
}

/**
 * The part of idempotency that is in Redis. A key is taken in one step, so one replica alone gets it. It is never
 * free again by time alone: who took it and died leaves `running`, which counts as `unknown` once it is overdue.
 */
export function createIdempotencyRecords({
  link,
  seal,
  channel,
  runningMs,
  keepMs,
}: Options): IdempotencyRecords {
  const owner = randomUUID()

  /** What stands at a key. What cannot be read (any more) may have happened. */
  async function readClaim(key: string, reply: unknown): Promise<'claimed' | SerializedOutcome> {
    const found = Claim.parse(reply)
    if (found === 'claimed') return found
    const text = found.sealed && (await seal.open(found.sealed, key))
    if (text === undefined) return { payload: found.payload, state: 'unknown', text: '' }
    return { payload: found.payload, state: found.state, text }
  }

  return {
    async claim(key, payload) {
      const reply = await link.run(
        (redis) => claim(redis, [key], [owner, payload, runningMs, keepMs]),
        () => undefined,
      )
      return reply === undefined ? undefined : readClaim(key, reply)
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

    release: (key) =>
      link.run(
        async (redis) => {
          await release(redis, [key], [owner, link.prefix + channel])
          return true
        },
        () => false,
      ),
  }
}

const claim = redisScript(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local found = redis.call('HMGET', KEYS[1], 'state', 'payload', 'sealed', 'overdue')
  if not found[1] then
    redis.call('HSET', KEYS[1], 'state', 'running', 'payload', ARGV[2], 'sealed', '',
      'owner', ARGV[1], 'overdue', string.format('%.0f', now + ARGV[3]))
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    return 'claimed'
  end
  if found[1] == 'running' and now > tonumber(found[4]) then found[1] = 'unknown' end
  return { found[1], found[2], found[3] }
`)

/** The first end that is written stands; one that was written while Redis was away may be second. */
const complete = redisScript(`
  local found = redis.call('HMGET', KEYS[1], 'state', 'owner')
  if found[1] and found[1] ~= 'running' and found[2] ~= ARGV[1] then return end
  redis.call('HSET', KEYS[1], 'state', ARGV[3], 'payload', ARGV[2], 'sealed', ARGV[4], 'owner', ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
  redis.call('PUBLISH', ARGV[6], KEYS[1])
`)

const release = redisScript(`
  local found = redis.call('HMGET', KEYS[1], 'state', 'owner')
  if found[1] ~= 'running' or found[2] ~= ARGV[1] then return end
  redis.call('DEL', KEYS[1])
  redis.call('PUBLISH', ARGV[2], KEYS[1])
`)

const Claim = z.union([
  z.literal('claimed'),
  z.pipe(
    z.tuple([z.enum(['running', 'answered', 'refused', 'unknown']), z.string(), z.string()]),
    z.transform(([state, payload, sealed]) => ({ state, payload, sealed })),
  ),
])
