import * as z from 'zod/mini'
import type { CacheKey } from '../../cache/cache-key.ts'
import { scopesOf } from '../shared-cache/purge-scope.ts'
import { brandKey } from './brand-key.ts'
import type { RedisLink } from './redis-link.ts'
import { redisScript } from './redis-script.ts'

/** A value in Redis, as JSON. */
export interface SharedValue {
  readonly json: string
  readonly ageMs: number
}

/** What a replica finds that needs a value: it is there, it is to be loaded by this replica, or another loads it. */
export type SharedLookup =
  | ({ readonly state: 'hit' } & SharedValue)
  | { readonly state: 'load' | 'wait'; readonly generation: string }

interface Options {
  link: RedisLink
  channel: string
  /** The key of the purges' times. */
  purgedKey: string
  /** Tells releases apart whose values differ in shape. */
  version: string
  /** When a load is taken for one whose process died. */
  lockMs: number
}

/** The part of the shared cache that is in Redis. Without Redis everything answers nothing. */
export interface SharedValues {
  /** Names a value, in Redis and on the channel. */
  name(key: CacheKey): string
  /** Finds a value that is younger than `freshMs`, or takes the right to load it. */
  lookUp(key: CacheKey, owner: string, freshMs: number): Promise<SharedLookup | undefined>
  /** Puts a value in, unless it was purged since the load began, and gives the right back. */
  store(
    key: CacheKey,
    owner: string,
    generation: string,
    value: { json: string; ttlMs: number },
  ): Promise<void>
  /** Gives the right to load back. */
  release(key: CacheKey, owner: string): Promise<void>
  /** A value of any age that was not purged. */
  read(key: CacheKey): Promise<SharedValue | undefined>
}

/** Keeps values, the generation that each was loaded in, and who is loading. Ages go by the clock of Redis. */
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

/** `generation(first)` joins the times of the purges whose scopes are the arguments from there on. */
const generation = `
  local function generation(first)
    local times = redis.call('ZMSCORE', KEYS[1], unpack(ARGV, first))
    for i = 1, #ARGV - first + 1 do times[i] = times[i] or '-' end
    return table.concat(times, ' ')
  end
`

/** `current(freshMs)` is the value and its age, where it is of the present generation and young enough. */
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
