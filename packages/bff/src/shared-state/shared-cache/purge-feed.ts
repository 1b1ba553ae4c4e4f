import { randomUUID } from 'node:crypto'
import { type CacheKind, cacheKinds } from '../../cache/cache-key.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'

/** Parses the name of a scope; undefined if it is invalid. */
export interface PurgeScope {
  readonly host?: string | undefined
  readonly kind?: CacheKind | undefined
}

/** The name of a scope: kind and host, each `*` where omitted. */
function scopeName({ host = '*', kind }: PurgeScope): string {
  return `${kind ?? '*'} ${host}`
}

/** All scopes that contain a value of the kind of a brand. A purge of any of them removes the value. */
export function scopesOf(host: string, kind: CacheKind): string[] {
  return [{}, { kind }, { host }, { host, kind }].map(scopeName)
}

/** The scope of a name; nothing for what is none. */
function readScope(name: string): PurgeScope | undefined {
  const [kindName = '', host = '', ...rest] = name.split(' ')
  const kind = cacheKinds.find((one) => one === kindName)
  if (rest.length > 0 || host === '' || (kindName !== '*' && !kind)) return undefined
  return { ...(kind && { kind }), ...(host !== '*' && { host }) }
}

interface Options {
  link: RedisLink
  /** Called for purges of other replicas. */
  onPurge: (scope: PurgeScope) => void
  /** Must be longer than the lifetime of any shared value. */
  keepMs: number
}

export interface PurgeFeed {
  /**
   * The key of the sorted set with the time of the last purge of each scope. These times form the generation of a
   * value.
   */
  readonly key: string
  /** Publishes a purge to the other replicas; resolves when that is done, or is deferred because Redis is down. */
  publish(scope: PurgeScope): Promise<void>
}

const channel = 'purge'
const maxUnpublished = 1000
const allScopes = scopeName({})

/**
 * Distributes purges to the other replicas, each once: immediately to those that are connected, and on reconnection
 * to the rest. Purges made while Redis is down are published when it is back.
 */
export function createPurgeFeed({ link, onPurge, keepMs }: Options): PurgeFeed {
  const key = `${link.prefix}purged`
  const origin = randomUUID()
  const unpublished = new Set<string>()
  // When each scope was last purged, by the clock of Redis, as far as this replica knows.
  const lastPurgedAt = new Map<string, number>()
  const startedAt = Date.now()

  function apply(name: string, at: number, from: string): void {
    if (!(at > (lastPurgedAt.get(name) ?? startedAt))) return
    lastPurgedAt.set(name, at)
    const scope = readScope(name)
    if (scope && from !== origin) onPurge(scope)
  }

  function publishName(name: string): Promise<boolean> {
    return link.run(
      async (redis) => {
        await purge(redis, [key], [name, origin, link.prefix + channel, keepMs])
        return true
      },
      () => false,
    )
  }

  async function catchUp(): Promise<void> {
    const purged = await link.run(
      (redis) => redis.zrange(key, '-inf', '+inf', 'BYSCORE', 'WITHSCORES'),
      () => [],
    )
    for (let i = 0; i + 1 < purged.length; i += 2) apply(purged[i] ?? '', Number(purged[i + 1]), '')
  }

  link.subscribe(channel, (text) => {
    const [at, from = '', ...name] = text.split(' ')
    apply(name.join(' '), Number(at), from)
  })
  link.onConnected(async () => {
    await catchUp()
    for (const name of [...unpublished]) if (await publishName(name)) unpublished.delete(name)
  })

  return {
    key,
    async publish(scope) {
      const name = scopeName(scope)
      if (await publishName(name)) return
      const tooMany = unpublished.size >= maxUnpublished
      if (tooMany) unpublished.clear()
      unpublished.add(tooMany ? allScopes : name)
    },
  }
}

/** Records the time of a purge, later than any earlier one of its scope, and publishes it. */
const purge = redisScript(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local last = redis.call('ZSCORE', KEYS[1], ARGV[1])
  local at = string.format('%.0f', math.max(now, last and last + 1 or 0))
  redis.call('ZADD', KEYS[1], at, ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  redis.call('PUBLISH', ARGV[3], at .. ' ' .. ARGV[2] .. ' ' .. ARGV[1])
`)
