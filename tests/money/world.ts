import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startRedis } from '../bff/shared-state/redis-server.ts'
import { openPlatform, type RestartablePlatform } from './platform.ts'
import { openReplica, type Replica } from './replica.ts'

/** Everything that takes part: the platform with its books, Redis, and two gateways, each of which can be lost. */
export interface World {
  platform: RestartablePlatform
  replicas: readonly [Replica, Replica]
  redis: { down(): Promise<void>; up(): Promise<void> }
  /** Whether a gateway has lost Redis, and with it what the other knows, since the last call. */
  takeRedisLoss(): boolean
  /** Ends every fault: all parts run again, and what was delayed has arrived. */
  recover(): Promise<void>
  close(): Promise<void>
}

/** One attempt of a call, and all of them, in milliseconds: short, so that a hanging platform costs little time. */
const gatewayTimes = { timeoutMs: 300, deadlineMs: 500 }

/** A delayed call arrives this late, when the gateway has given it up. */
export const lateMs = 700

/** Starts a world on free ports of loopback. */
export async function openWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-money-'))
  const redis = await startRedis()
  const platform = await openPlatform(folder)
  const settings = {
    UPSTREAM_URL: platform.url,
    REDIS_URL: redis.url,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    UPSTREAM_TIMEOUT_MS: String(gatewayTimes.timeoutMs),
    UPSTREAM_DEADLINE_MS: String(gatewayTimes.deadlineMs),
  }
  const replicas = await Promise.all([
    openReplica({ ...settings, SNAPSHOT_DIRECTORY: join(folder, 'a') }),
    openReplica({ ...settings, SNAPSHOT_DIRECTORY: join(folder, 'b') }),
  ])
  let isRedisUp = true
  let knownLosses = 0
  // A killed gateway may not have logged it.
  let wasStopped = false
  const losses = () => replicas.reduce((sum, replica) => sum + replica.redisLosses(), 0)
  async function up(): Promise<void> {
    if (!isRedisUp) await redis.restart()
    isRedisUp = true
  }
  return {
    platform,
    replicas,
    redis: {
      async down() {
        await redis.kill()
        isRedisUp = false
        wasStopped = true
      },
      up,
    },
    takeRedisLoss() {
      const all = losses()
      const isNew = wasStopped || all > knownLosses
      knownLosses = all
      wasStopped = false
      return isNew
    },
    async recover() {
      await Promise.all([up(), platform.up(), ...replicas.map((replica) => replica.ready())])
      platform.clearFaults()
      if (platform.takeDelay()) await sleep(lateMs + 50)
    },
    async close() {
      await Promise.all([...replicas.map((replica) => replica.stop()), platform.down(), redis.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
