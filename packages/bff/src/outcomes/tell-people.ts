import type { Log } from '../observability/logging/log.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import type { MoneyIntent } from './money-intent.ts'

/** Makes what says in the log, and counts, that people have to find out the outcome of an intent. */
export function tellPeople(log: Log, metrics: Metrics): (intent: MoneyIntent | undefined) => void {
  return (intent) => {
    const { host = '', operation = '', reference = '', requestId: platformRequestId = '' } = intent ?? {}
    log.notice('warn', 'moneyOutcomeNeedsPeople', { host, operation, reference, platformRequestId })
    metrics.moneyOutcomeNeedsPeople()
  }
}
