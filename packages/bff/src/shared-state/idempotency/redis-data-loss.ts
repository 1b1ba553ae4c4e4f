import { randomUUID } from 'node:crypto'
import type { RedisLink } from '../redis/redis-link.ts'
import { redisScript } from '../redis/redis-script.ts'

interface Options {
  link: RedisLink
  /** Tells Redis again what this process knows. False if Redis is down. */
  republish(): Promise<boolean>
  /** How long a key is remembered. A mark that nobody has renewed for so long has nothing to tell. */
  keepMs: number
  /** How long the other replicas may take to do the same. */
  rejoinMs: number
}

/** Notices that Redis has come back without what it kept: that it has no record of a key then proves nothing. */
export interface RedisDataLoss {
  /** Whether another replica may still have to tell what Redis has lost. */
  isRecent(): boolean
}

/** Watches a mark in Redis that is lost with everything else. */
export function watchRedisDataLoss({ link, republish, keepMs, rejoinMs }: Options): RedisDataLoss {
  const key = `${link.prefix}memory`
  let known: string | undefined
  let isChecking = false
  let until = 0

  link.onConnected(async () => {
    isChecking = true
    const found = await link.run(
      (redis) => mark(redis, [key], [randomUUID(), keepMs]),
      () => undefined,
    )
    // Otherwise it is down again, and the next connection checks.
    if (typeof found !== 'string') return
    if (known !== undefined && known !== found) {
      until = performance.now() + rejoinMs
      if (!(await republish())) return
    }
    known = found
    isChecking = false
  })

  return { isRecent: () => isChecking || performance.now() < until }
}

const mark = redisScript(`
  redis.call('SET', KEYS[1], ARGV[1], 'NX')
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return redis.call('GET', KEYS[1])
`)
