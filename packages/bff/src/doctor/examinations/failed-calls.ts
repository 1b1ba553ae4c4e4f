import type { PlatformCallRecord } from '../../observability/events.ts'
import type { Config } from '../../settings/settings.ts'
import { explainFailure } from '../explain-failure.ts'
import { type Finding, findingsOf, someOf } from '../finding.ts'

const { error, note } = findingsOf('contract')

/** A call that failed, by its last attempt. */
export interface Failure {
  record: PlatformCallRecord
  /** The operation that made it was answered all the same. */
  isMadeGood: boolean
}

/** Whether an attempt brought an answer. */
export const isAnswer = ({ outcome }: PlatformCallRecord) => outcome === 'ok' || outcome === 'drift'

/** The calls that failed among the attempts of an operation. */
export function findFailures(attempts: readonly PlatformCallRecord[], isMadeGood: boolean): Failure[] {
  return lastAttempts(attempts)
    .filter((record) => !isAnswer(record) && record.outcome !== 'aborted')
    .map((record) => ({ record, isMadeGood }))
}

/** The last attempt of each call: what a retry made good is well. */
function lastAttempts(calls: readonly PlatformCallRecord[]): PlatformCallRecord[] {
  return [...new Map(calls.map((record) => [`${record.request.requestId} ${record.call}`, record])).values()]
}

/** Makes one finding of calls that failed alike, since they have one cause. */
export function describeFailures(failures: readonly Failure[], config: Config): Finding[] {
  const explained = failures.map((failure) => ({ ...failure, ...explainFailure(failure.record, config) }))
  const alike = Map.groupBy(explained, ({ why, isMadeGood }) => `${isMadeGood} ${why}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { record, isMadeGood, why, fix, docs } = first
    const message = `${someOf(group.map(({ record }) => record.call))}: ${why}.`
    if (record.outcome === 'breaker' || record.outcome === 'busy')
      return note({ code: 'callNotMade', message, fix: 'Mend the other calls first, and examine again.' })
    if (isMadeGood)
      return note({
        code: 'callDispensable',
        message: `${message} The gateway makes do without it.`,
        fix: 'Have the platform answer it, or see that nothing is missing on the pages.',
      })
    return error({ code: record.outcome === 'refused' ? 'callRefused' : 'callFailed', message, fix, docs })
  })
}
