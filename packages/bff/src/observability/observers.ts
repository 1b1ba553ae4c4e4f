import { hash } from 'node:crypto'
import type { CacheEvent } from '../cache/cache-event.ts'
import { PartialAnswer } from '../cache/cache-loads.ts'
import type { CacheKey } from '../cache/cached.ts'
import { LruMap } from '../cache/lru-map.ts'
import type { SnapshotEvent } from '../cache/snapshot-format.ts'
import { isRefusal } from '../errors/problem-error.ts'
import type { JournalEvent } from '../storage/journal.ts'
import type { PlatformEvents, RedisEvent } from './events.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Counts cache events and logs changes of state, but not single hits. */
export function cacheEventObserver(
  log: Log,
  metrics: Pick<Metrics, 'cacheEvent'>,
): (event: CacheEvent) => void {
  const oversize = new Set<string>()
  return (event) => {
    metrics.cacheEvent(event)
    if (event.type === 'notStored' && event.reason === 'oversize') {
      const { key, bytes } = event
      // Once, since it is loaded again for each request.
      if (oversize.size < maxRemembered && !oversize.has(nameOf(key)))
        log.notice('warn', 'cacheValueTooLarge', {
          host: key.host,
          cacheKind: key.kind,
          name: key.name,
          bytes,
        })
      oversize.add(nameOf(key))
    }
    if (event.type === 'stored') oversize.delete(nameOf(event.key))
    if (event.type === 'failing') {
      const { key, error } = event
      log.notice('warn', 'cacheFailing', { host: key.host, cacheKind: key.kind, reason: failureOf(error) })
    }
    if (event.type === 'recovered') {
      log.notice('info', 'cacheRecovered', { host: event.key.host, cacheKind: event.key.kind })
    }
    if (event.type === 'purged') {
      const { host = 'all', kind = 'all', entries } = event
      log.notice('info', 'cachePurged', { host, cacheKind: kind, entries })
    }
  }
}

const maxRemembered = 1000
const nameOf = ({ host, id }: CacheKey) => `${host} ${id}`

function failureOf(error: unknown): 'partial' | 'refused' | 'failed' {
  if (error instanceof PartialAnswer) return 'partial'
  return isRefusal(error) ? 'refused' : 'failed'
}

/** Logs and counts every attempt of a platform call, and logs drift and changes of the breaker. */
export function platformObserver(log: Log, metrics: Metrics): PlatformEvents {
  return {
    onCall(record) {
      log.platformCall(record)
      metrics.platformCall(record)
    },
    onDrift({ call, host, path, expected, found, notation, understood }) {
      const level = understood ? 'info' : 'warn'
      const told = { ...(notation !== undefined && { notation }), ...(understood && { understood }) }
      log.notice(level, 'platformDrift', { call, host, field: path, expected, found, ...told })
      metrics.drift(call)
    },
    onRetryDenied: ({ call }) => metrics.retryDenied(call),
    onBreaker({ host, state }) {
      log.notice(state === 'open' ? 'error' : 'info', 'breaker', { host, state })
      metrics.breaker(host, state)
    },
  }
}

/**
 * Logs which analytics scripts a brand has, when they are first seen and when they change, because they run with the
 * page's rights. Equal digests mean equal scripts, also across restarts.
 */
export function logAnalytics(log: Log): (brand: { host: string }, scripts: readonly object[]) => void {
  const seen = new LruMap<string>()
  return ({ host }, scripts) => {
    const digest = hash('sha256', JSON.stringify(scripts), 'hex').slice(0, 16)
    const before = seen.get(host)
    if (digest === before || (before === undefined && scripts.length === 0)) return
    remember(seen, host, digest)
    const event = before === undefined ? 'analyticsSeen' : 'analyticsChanged'
    const level = before === undefined ? 'info' : 'warn'
    log.notice(level, event, { host, scripts: scripts.length, digest })
  }
}

// As many brands as are kept in memory.
const maxRememberedHosts = 10_000

function remember(seen: LruMap<string>, host: string, what: string): void {
  seen.set(host, what)
  if (seen.size > maxRememberedHosts) seen.deleteOldest()
}

/** Logs why a brand's site is closed, when that is first seen, when it changes, and when the site is open again. */
export function logClosures(log: Log): (brand: { host: string }, reason: string | undefined) => void {
  const seen = new LruMap<string>()
  return ({ host }, reason) => {
    if (reason === seen.get(host)) return
    if (reason === undefined) {
      seen.delete(host)
      log.notice('info', 'siteOpened', { host })
    } else {
      remember(seen, host, reason)
      log.notice('warn', 'siteClosed', { host, reason })
    }
  }
}

/** Logs the events of the snapshot that concern an operator. */
export function logSnapshotEvent(log: Log): (event: SnapshotEvent) => void {
  return (event) => {
    if (event.type === 'loaded') log.notice('info', 'snapshotLoaded', { entries: event.entries })
    if (event.type === 'ignored') log.notice('warn', 'snapshotIgnored', { reason: event.reason })
    if (event.type === 'recovered') log.notice('info', 'snapshotSavedAgain')
    if (event.type === 'failing') log.notice('warn', 'snapshotNotSaved', { reason: reasonOf(event.error) })
  }
}

/** Logs and counts the events of a journal, which is named by what it holds. */
export function journalObserver(journal: string, log: Log, metrics: Metrics): (event: JournalEvent) => void {
  // An alert sees a count rise only if it stood there before.
  metrics.journalUnsaved(journal, 0)
  return (event) => {
    if (event.type === 'loaded') log.notice('info', 'journalLoaded', { journal, entries: event.entries })
    if (event.type === 'damaged') log.notice('warn', 'journalDamaged', { journal, lines: event.lines })
    if (event.type === 'unreadable')
      log.notice('error', 'journalUnreadable', { journal, reason: reasonOf(event.error) })
    if (event.type === 'failing')
      log.notice('error', 'journalNotSaved', { journal, reason: reasonOf(event.error) })
    if (event.type === 'recovered') log.notice('info', 'journalSavedAgain', { journal })
    if (event.type === 'unsaved') metrics.journalUnsaved(journal, 1)
  }
}

/** Logs and shows the loss and the return of Redis. In between every replica works alone. */
export function redisObserver(log: Log, metrics: Metrics): (event: RedisEvent) => void {
  return (event) => {
    if (event.type === 'messageDropped') {
      log.notice('warn', 'redisMessageDropped', { channel: event.channel })
      return
    }
    metrics.redisLost(event.type === 'redisLost')
    if (event.type === 'redisLost') log.notice('error', 'redisLost', { reason: event.reason })
    else log.notice('info', 'redisBack', { awayMs: event.awayMs })
  }
}

/** The code of an error; its message may quote what was sent. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
