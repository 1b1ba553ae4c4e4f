import { randomUUID } from 'node:crypto'
import type { RedisLink } from '../../shared-state/redis/redis-link.ts'
import { redisScript } from '../../shared-state/redis/redis-script.ts'
import { DoctorResult } from './doctor-result.ts'

/** What was found last of each brand, here or at another replica. */
export interface LastResults {
  of(host: string): DoctorResult | undefined
  /** The hosts of which there is a result here. */
  hosts(): string[]
  /** Keeps a result here alone. */
  keep(host: string, result: DoctorResult): void
  forget(host: string): void
  /** The result that a replica has shared; undefined where there is none, or Redis is away. */
  readShared(host: string): Promise<DoctorResult | undefined>
  share(host: string, result: DoctorResult): Promise<void>
  /** Does work while no other replica does any; nothing where one does, or Redis is away. */
  inTurn(work: () => Promise<void>): Promise<void>
}

interface Options {
  /** Redis for several replicas; undefined for a single process. */
  link: RedisLink | undefined
  /** How long a shared result is kept. */
  keepMs: number
  /** After this time a turn is over, should its replica have died. */
  turnMs: number
}

/** Makes the memory of what was found last. */
export function createLastResults({ link, keepMs, turnMs }: Options): LastResults {
  const results = new Map<string, DoctorResult>()
  const turnKey = `${link?.prefix}doctor:turn`
  const resultKey = (host: string) => `${link?.prefix}doctor:result:${host}`
  return {
    of: (host) => results.get(host),
    hosts: () => [...results.keys()],
    keep: (host, result) => void results.set(host, result),
    forget: (host) => void results.delete(host),
    async readShared(host) {
      const read = await link?.attempt((redis) => redis.get(resultKey(host)))
      return read?.kind === 'replied' && read.reply !== null ? parseResult(read.reply) : undefined
    },
    async share(host, result) {
      await link?.attempt((redis) => redis.set(resultKey(host), JSON.stringify(result), 'PX', keepMs))
    },
    async inTurn(work) {
      if (!link) return work()
      const owner = randomUUID()
      const taken = await link.attempt((redis) => redis.set(turnKey, owner, 'PX', turnMs, 'NX'))
      if (taken.kind !== 'replied' || taken.reply !== 'OK') return
      try {
        await work()
      } finally {
        await link.attempt((redis) => endTurn(redis, [turnKey], [owner]))
      }
    },
  }
}

/** Ends a turn, unless it is over and another replica's has begun. */
const endTurn = redisScript(`
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`)

/** Another release may have written it. */
function parseResult(json: string): DoctorResult | undefined {
  try {
    return DoctorResult.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
