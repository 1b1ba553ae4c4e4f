import type { PlatformCallRecord } from '../platform/platform-records.ts'
import { escaped, numeric, shownMs, timeNow } from './line-pieces.ts'

/** The log line of an attempt of a platform call, as pino would write it; by hand for the reason of `requestLine`. */
export function platformLine(level: 'info' | 'warn', record: PlatformCallRecord): string {
  return (
    `{"level":"${level}","time":"${timeNow()}","kind":"platform","call":"${record.call}"` +
    `,"attempt":${record.attempt},"outcome":"${record.outcome}"` +
    numeric('httpStatus', record.httpStatus) +
    numeric('statusCode', record.statusCode) +
    escaped('statusMessage', record.statusMessage) +
    `,"envelope":"${record.envelope}"` +
    escaped('reason', record.reason) +
    `,"durationMs":${shownMs(record.durationMs)},"host":"${record.host}"` +
    `,"requestId":"${record.requestId}","reference":"${record.reference}"}\n`
  )
}
