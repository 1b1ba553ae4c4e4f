import { performance } from 'node:perf_hooks'
import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import { brandHosts } from '../../http/admin/brand-statuses.ts'
import type { Log } from '../../observability/log.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { Config, Settings } from '../../settings/settings.ts'
import type { RedisLink } from '../../shared-state/redis/redis-link.ts'
import type { Sites } from '../../sites/sites.ts'
import { examine } from '../examine.ts'
import { type DoctorResult, kindsOf, resultOf } from './doctor-result.ts'
import { createLastResults } from './last-results.ts'
import { createRounds } from './rounds.ts'

/** The doctor in the gateway. */
export interface BrandWatch {
  /** What was found of a brand last. */
  resultOf(host: string): DoctorResult | undefined
  start(): void
  close(): Promise<void>
}

interface Options {
  settings: Settings
  bundle: WebBundle
  brands: BrandDirectory
  sites: Pick<Sites, 'knownHosts' | 'kept'>
  link: RedisLink | undefined
  log: Log
  metrics: Pick<Metrics, 'examined'>
}

const timeoutMs = 60_000
const firstAfterMs = 5_000
// Of the platform's, beside those of players.
const connections = 4

/** Has the doctor examine the brands as often as the settings say, beside what players do. */
export function watchBrands(config: Config, options: Options): BrandWatch {
  const { settings, sites, bundle, link, log, metrics } = options
  const everyMs = config.doctorEveryMinutes * 60_000
  const results = createLastResults({ link, keepMs: 3 * everyMs, turnMs: 2 * timeoutMs })
  // Who has closed a brand need not be told what is missing there.
  const mayBeOpen = (host: string) => {
    const { startup } = sites.kept({ host })
    return startup === undefined || isOpen(startup)
  }
  const rounds = createRounds({
    everyMs,
    firstAfterMs,
    results,
    hosts: () => brandHosts(options).filter(mayBeOpen),
    async examine(domain, stop) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
      const own = { ...config, live: settings.now, upstreamConnections: connections }
      return resultOf(await examine({ config: own, bundle, domain, signal }, () => {}))
    },
    isBusy: watchLoad(),
    onResult(host, result, by) {
      metrics.examined(host, result)
      if (result && by === 'this') logChange(log, host, result, results.of(host))
    },
    onError: (error) => log.unexpected(undefined, error),
  })
  return {
    resultOf: results.of,
    start() {
      if (everyMs > 0) void rounds.run()
    },
    close: () => rounds.close(),
  }
}

function logChange(
  log: Pick<Log, 'notice'>,
  host: string,
  result: DoctorResult,
  before: DoctorResult = { ...result, findings: [] },
): void {
  const findings = kindsOf(result)
  if (findings === kindsOf(before)) return
  const { errors, warnings } = result
  log.notice(errors > 0 ? 'warn' : 'info', 'brandExamined', { host, errors, warnings, findings })
}

const busyShare = 0.8

/** Makes the question whether the event loop had little time to spare since it was asked last. */
function watchLoad(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization > busyShare
  }
}
