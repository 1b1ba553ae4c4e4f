import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { publicData } from '../areas/public.ts'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { CacheEvent } from '../cache/cache-event.ts'
import { createOperationIdempotency, type StoredRefusal } from '../http/operations/idempotent-execution.ts'
import type { BrandTroubles } from '../observability/brand-troubles.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { cacheEventObserver, journalObserver, redisObserver } from '../observability/observers.ts'
import { reportManualReview } from '../outcomes/create-reconciler.ts'
import type { UnsettledMoney } from '../outcomes/unsettled-money.ts'
import { createSessions } from '../session/create-sessions.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Config } from '../settings/settings.ts'
import type { Idempotency } from '../shared-state/idempotency/idempotency.ts'
import type { OpenIntents } from '../shared-state/intents/open-intents.ts'
import { createRecentFailures, type RecentFailures } from '../shared-state/recent-failures.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import { openCache } from '../sites/open-cache.ts'
import { Journal } from '../storage/journal.ts'
import { closeEach } from './close-each.ts'
import type { Timing } from './timing.ts'

/** What the gateway remembers: in memory, on the disk, and in Redis for all replicas. */
export interface Stores {
  /** Redis; undefined for a single process. It is opened when everything listens to it. */
  link: RedisLink | undefined
  /** The brands' public data. */
  cache: BrandCache
  sessions: Sessions
  idempotency: Idempotency<StoredRefusal>
  /** Movements of money whose outcome is not known yet. */
  intents: OpenIntents
  /** The same by account, for the player's pages. */
  unsettled: UnsettledMoney
  /** What has failed of late, for support. */
  failures: RecentFailures
  /** Writes what is not on the disk yet. */
  close(): Promise<void>
}

/** Opens the stores. Resolves when it is known what an earlier process has left. */
export async function openStores(
  config: Config,
  secrets: readonly Buffer[],
  {
    log,
    metrics,
    troubles,
    clock,
    redisTimeoutMs,
  }: Timing & { log: Log; metrics: Metrics; troubles: BrandTroubles },
): Promise<Stores> {
  await requireAnswer(config.snapshotDirectory)
  const link = await loadRedisLink(config.redisUrl, log, metrics, redisTimeoutMs)
  const failures = createRecentFailures({ link })
  log.onFailure(failures.keep)
  const observe = cacheEventObserver(log, metrics)
  const observeAll = (event: CacheEvent) => {
    observe(event)
    troubles.onCacheEvent(event)
  }
  const { cache, saveSnapshot } = await openCache(config, publicData, log, observeAll, clock)
  const journals = createJournals(config, log, metrics)
  const { endedSessions, begunWrites, openIntents, unsettledMoney } = journals
  const sessions = await createSessions(secrets, link, endedSessions, metrics)
  const settings = { ...config, onManualReview: reportManualReview(log, metrics) }
  const writes = await createOperationIdempotency(settings, secrets, { link, journals })
  const closing = {
    snapshot: saveSnapshot,
    endedSessions: () => endedSessions?.close(),
    begunWrites: () => begunWrites?.close(),
    openIntents: () => openIntents?.close(),
    unsettledMoney: () => unsettledMoney?.close(),
    failures: () => failures.close(),
    redis: () => link?.close(),
  }
  return { link, cache, sessions, ...writes, failures, close: () => closeEach(closing, log) }
}

const longestAnswerMs = 5_000

/**
 * Makes the directory for what outlives the process. What else may be wrong with it is told when it is read or written.
 * @throws when its disk does not answer: each file on it would hold up a thread for ever, and Node has four of them
 */
async function requireAnswer(directory: string | undefined): Promise<void> {
  if (directory === undefined) return
  const made = mkdir(directory, { recursive: true, mode: 0o700 }).then(
    () => true,
    () => true,
  )
  if (await Promise.race([made, sleep(longestAnswerMs, false, { ref: false })])) return
  const seconds = longestAnswerMs / 1000
  throw new Error(
    `SNAPSHOT_DIRECTORY: "${directory}" cannot be created or read: its disk did not answer for ${seconds} s. Check the disk, or name another directory.`,
  )
}

/** Creates the link to Redis if its address is set. The client library is loaded only then. */
async function loadRedisLink(
  url: string | undefined,
  log: Log,
  metrics: Metrics,
  timeoutMs: number,
): Promise<RedisLink | undefined> {
  if (url === undefined) return undefined
  const { createRedisLink } = await import('../shared-state/redis/redis-link.ts')
  return createRedisLink({ url, onEvent: redisObserver(log, metrics), timeoutMs })
}

/** What outlives this process beside the snapshot; undefined where there is no directory. */
type Journals = Partial<Record<'endedSessions' | 'begunWrites' | 'openIntents' | 'unsettledMoney', Journal>>

/** Makes the journals in the snapshot's directory. Without it, and without Redis, says once what a restart forgets. */
function createJournals(
  { snapshotDirectory: directory, redisUrl }: Pick<Config, 'snapshotDirectory' | 'redisUrl'>,
  log: Log,
  metrics: Metrics,
): Journals {
  if (directory === undefined) {
    if (redisUrl === undefined) {
      log.notice('warn', 'endingsNotKept', {
        effect:
          'after a restart, sessions that were ended are valid again until they expire, and a write that was under way can be sent again; set SNAPSHOT_DIRECTORY or REDIS_URL',
      })
    }
    return {}
  }
  const open = (name: string) =>
    new Journal({ file: join(directory, `${name}.journal`), onEvent: journalObserver(name, log, metrics) })
  return {
    endedSessions: open('ended-sessions'),
    begunWrites: open('begun-writes'),
    openIntents: open('open-intents'),
    unsettledMoney: open('unsettled-money'),
  }
}
