import * as z from 'zod/mini'
import type { CacheKey } from '../../cache/cache-key.ts'
import { brandKey } from '../redis/brand-key.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'
import { scopesOf } from './purge-feed.ts'

export interface SharedValue {
  readonly json: string
  readonly ageMs: number
}

/** The result of a lookup: a value, or whether this replica (`load`) or another one (`wait`) has to load it. */
export type SharedLookup =
  | ({ readonly state: 'hit' } & SharedValue)
  | { readonly state: 'load' | 'wait'; readonly generation: string }

interface Options {
  link: RedisLink
  channel: string
  /** The key of the sorted set with the times of purges. */
  purgedKey: string
  /** Separates releases whose values differ in shape. */
  version: string
  /** When a lock counts as abandoned by a process that died. */
  lockMs: number
}

/**
 * The part of the shared cache that lives in Redis. Without Redis every lookup returns undefined and every write is
 * skipped.
 */
export interface SharedValues {
  /** The name of a value, as a key in Redis and as a message on the channel. */
  name(key: CacheKey): string
  /** Finds a value younger than `freshMs`, or tries to take the lock for loading it. */
  lookUp(key: CacheKey, owner: string, freshMs: number): Promise<SharedLookup | undefined>
  /** Stores a value unless it was purged since the load began, and releases the lock. */
  store(
    key: CacheKey,
    owner: string,
    generation: string,
    value: { json: string; ttlMs: number },
  ): Promise<void>
  /** Releases the lock. */
  release(key: CacheKey, owner: string): Promise<void>
  /** Reads a value of any age that was not purged. */
  read(key: CacheKey): Promise<SharedValue | undefined>
}

/** Stores values, the generation each was loaded in, and the load locks. Ages are measured by the clock of Redis. */
export function createSharedValues({ link, channel, purgedKey, version, lockMs }: Options): SharedValues {
  const name = (key: CacheKey) => brandKey(link.prefix, 'value', key, version, key.kind, key.name)
  const changes = link.prefix + channel
  const unavailable = () => undefined

  function keysOf(key: CacheKey): string[] {
    const value = name(key)
    return [purgedKey, value, `${value}:load`]
  }

  return {
    name,

    async lookUp(key, owner, freshMs) {
      const args = [owner, lockMs, Math.round(freshMs), ...scopesOf(key.host, key.kind)]
      const reply = await link.run((redis) => lookUp(redis, keysOf(key), args), unavailable)
      return Reply.safeParse(reply).data
    },

    async store(key, owner, generation, { json, ttlMs }) {
      const args = [owner, changes, generation, json, ttlMs, ...scopesOf(key.host, key.kind)]
      await link.run((redis) => store(redis, keysOf(key), args), unavailable)
    },

    async release(key, owner) {
      await link.run((redis) => release(redis, keysOf(key), [owner, changes]), unavailable)
    },

    async read(key) {
      const args = ['', 0, '+inf', ...scopesOf(key.host, key.kind)]
      const reply = await link.run((redis) => read(redis, keysOf(key), args), unavailable)
      return SharedReply.safeParse(reply).data
    },
  }
}

/** `generation(first)` joins the times of the purges of the scopes in the arguments from `first` on. */
const generation = `
  local function generation(first)
    local times = redis.call('ZMSCORE', KEYS[1], unpack(ARGV, first))
    for i = 1, #ARGV - first + 1 do times[i] = times[i] or '-' end
    return table.concat(times, ' ')
  end
`

/** `current(freshMs)` returns the value and its age if it belongs to the current generation and is young enough. */
const current = `
  ${generation}
  local function current(freshMs)
    local value = redis.call('HMGET', KEYS[2], 'generation', 'storedAt', 'json')
    if value[1] ~= generation(4) then return end
    local time = redis.call('TIME')
    local ageMs = math.max(0, time[1] * 1000 + math.floor(time[2] / 1000) - value[2])
    if ageMs < freshMs then return { 'hit', value[3], ageMs } end
  end
`

const lookUp = redisScript(`
  ${current}
  local value = current(tonumber(ARGV[3]))
  if value then return value end
  local taken = redis.call('SET', KEYS[3], ARGV[1], 'NX', 'PX', ARGV[2])
  return { taken and 'load' or 'wait', generation(4) }
`)

const read = redisScript(`
  ${current}
  return current(math.huge)
`)

const releaseLock = `
  if redis.call('GET', KEYS[3]) == ARGV[1] then redis.call('DEL', KEYS[3]) end
  redis.call('PUBLISH', ARGV[2], KEYS[2])
`

const release = redisScript(releaseLock)

const store = redisScript(`
  ${generation}
  if generation(6) == ARGV[3] then
    local time = redis.call('TIME')
    local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
    redis.call('HSET', KEYS[2], 'generation', ARGV[3], 'storedAt', now, 'json', ARGV[4])
    redis.call('PEXPIRE', KEYS[2], ARGV[5])
  end
  ${releaseLock}
`)

const SharedReply = z.pipe(
  z.tuple([z.literal('hit'), z.string(), z.number()]),
  z.transform(([state, json, ageMs]) => ({ state, json, ageMs })),
)

const Reply = z.union([
  SharedReply,
  z.pipe(
    z.tuple([z.enum(['load', 'wait']), z.string()]),
    z.transform(([state, generation]) => ({ state, generation })),
  ),
])
