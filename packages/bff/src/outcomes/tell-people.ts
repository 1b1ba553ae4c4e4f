import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { MoneyIntent } from './money-intent.ts'
import type { Settlement } from './outcome-reconciler.ts'

/** Makes what says in the log, and counts, that people have to find out the outcome of an intent. */
export function tellPeople(log: Log, metrics: Metrics): (intent: MoneyIntent | undefined) => void {
  return (intent) => {
    const { host = '', operation = '', reference = '', requestId: platformRequestId = '' } = intent ?? {}
    log.notice('warn', 'moneyOutcomeNeedsPeople', { host, operation, reference, platformRequestId })
    metrics.moneyOutcomeNeedsPeople()
  }
}

/** Makes what says in the log that an outcome which was lost is known now. Until then nobody can tell the player. */
export function tellSettled(log: Log): (intent: MoneyIntent, ending: Settlement) => void {
  return ({ host, operation, reference, requestId: platformRequestId }, ending) =>
    log.notice('info', 'moneyOutcomeSettled', { host, operation, reference, platformRequestId, ending })
}
