import type { PlatformCallRecord } from '../platform/platform-records.ts'
import { escaped, harmless, numeric, rounded, timeNow } from './line-pieces.ts'

/** The log line of an attempt of a platform call, as pino would write it; by hand for the reason of `requestLine`. */
export function platformLine(level: 'info' | 'warn', record: PlatformCallRecord): string {
  return (
    `{"level":"${level}","time":"${timeNow()}","kind":"platform","call":"${record.call}"` +
    numeric('attempt', record.attempt) +
    harmless('outcome', record.outcome) +
    numeric('httpStatus', record.httpStatus) +
    numeric('statusCode', record.statusCode) +
    escaped('statusMessage', record.statusMessage) +
    harmless('envelope', record.envelope) +
    escaped('reason', record.reason) +
    numeric('durationMs', rounded(record.durationMs)) +
    harmless('host', record.host) +
    harmless('requestId', record.requestId) +
    harmless('reference', record.reference) +
    '}\n'
  )
}
