import { LruMap } from '../cache/lru-map.ts'
import type { FailureLine } from '../observability/log.ts'
import type { FailureKind } from '../observability/log-lines.ts'
import type { RedisLink } from './redis/redis-link.ts'
import { redisScript } from './redis/redis-script.ts'

/** The latest lines of the log that tell of failures, for support where the log is no file. */
export interface RecentFailures {
  /** Keeps a line. Nothing waits for it. */
  keep(failure: FailureLine): void
  /** The lines that are kept of a brand, or of all, in order of time. */
  read(brand?: string): Promise<string[]>
  /** Writes what Redis does not have yet. */
  close(): Promise<void>
}

/** How many lines are kept of a brand: wrong passwords, which are many, must not push out what failed. */
const mostLines: Record<FailureKind, number> = { failed: 500, refused: 200 }
const kinds = Object.keys(mostLines) as FailureKind[]
const longestLine = 8_000
const keepMs = 3 * 24 * 3_600_000
/** An outage has thousands of lines a second: they go to Redis together. */
const writeEveryMs = 500

interface Options {
  link: RedisLink | undefined
  /** Of how many brands this process keeps lines, and Redis; those whose last failure is the oldest are dropped. */
  brands?: { memory: number; redis: number }
}

/**
 * Keeps lines in this process, and in Redis for all replicas. Without Redis, or while it is away, each replica knows its
 * own alone.
 */
export function createRecentFailures({ link, brands = { memory: 30, redis: 100 } }: Options): RecentFailures {
  const memory = new LruMap<Lists>()
  const waiting = new LruMap<Lists>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batches = [...waiting.values()]
    for (const { brand } of batches) waiting.delete(brand)
    await link?.attempt((redis) =>
      Promise.all(
        batches.flatMap(({ brand, ...lists }) =>
          kinds
            .filter((kind) => lists[kind].length > 0)
            .map((kind) => {
              const { list, index, prefix } = keysOf(link, brand, kind)
              const args = [brand, mostLines[kind], keepMs, brands.redis, prefix, ...lists[kind]]
              return store(redis, [list, index], args)
            }),
        ),
      ),
    )
  }

  async function readShared(brand: string | undefined): Promise<string[]> {
    if (!link) return []
    const result = await link.attempt(async (redis) => {
      const { index } = keysOf(link, '', 'failed')
      const known = brand === undefined ? await redis.zrange(index, '0', '-1') : [brand]
      const keys = known.flatMap((each) => kinds.map((kind) => keysOf(link, each, kind).list))
      return Promise.all(keys.map((key) => redis.lrange(key, 0, -1)))
    })
    return result.kind === 'replied' ? result.reply.flat() : []
  }

  return {
    keep({ brand, kind, text }) {
      if (text.length > longestLine) return
      add(memory, brands.memory, brand, kind, text)
      if (!link) return
      add(waiting, brands.memory, brand, kind, text)
      timer ??= setTimeout(() => void write(), writeEveryMs).unref()
    },
    async read(brand) {
      const own = brand === undefined ? [...memory.values()] : [memory.peek(brand) ?? noLists]
      const lines = [
        ...own.flatMap(({ failed, refused }) => [...failed, ...refused]),
        ...(await readShared(brand)),
      ]
      const from = new Date(Date.now() - keepMs).toISOString()
      return [...new Set(lines)].filter((line) => timeOf(line) >= from).sort(byTime)
    },
    close: write,
  }
}

type Lists = { brand: string } & Record<FailureKind, string[]>

const noLists: Lists = { brand: '', failed: [], refused: [] }

function add(map: LruMap<Lists>, mostBrands: number, brand: string, kind: FailureKind, text: string): void {
  const lists = map.get(brand) ?? { brand, failed: [], refused: [] }
  const list = lists[kind]
  list.push(text)
  if (list.length > mostLines[kind]) list.shift()
  map.set(brand, lists)
  if (map.size > mostBrands) map.deleteOldest()
}

const byTime = (one: string, other: string) => timeOf(one).localeCompare(timeOf(other))

const timeOf = (line: string) => /"time":"([^"]*)"/.exec(line)?.[1] ?? ''

function keysOf({ prefix }: RedisLink, brand: string, kind: FailureKind) {
  const lists = `${prefix}failures:`
  return { index: `${prefix}failures`, prefix: lists, list: `${lists}${brand}:${kind}` }
}

const store = redisScript(`
  for i = 6, #ARGV do redis.call('RPUSH', KEYS[1], ARGV[i]) end
  redis.call('LTRIM', KEYS[1], -ARGV[2], -1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  local time = redis.call('TIME')
  redis.call('ZADD', KEYS[2], string.format('%.6f', time[1] + time[2] / 1000000), ARGV[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
  local over = redis.call('ZCARD', KEYS[2]) - ARGV[4]
  if over > 0 then
    for _, brand in ipairs(redis.call('ZRANGE', KEYS[2], 0, over - 1)) do
      redis.call('DEL', ARGV[5] .. brand .. ':failed', ARGV[5] .. brand .. ':refused')
      redis.call('ZREM', KEYS[2], brand)
    end
  end
`)
