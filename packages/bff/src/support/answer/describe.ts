import { noticeMessages } from '../../observability/log-lines.ts'
import type { NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Answer } from './answer.ts'
import { clock, day, duration, zone } from './moment.ts'

/** Lines of the log in the words of support staff. */

/** When and where a request was made, by whom, and by what other logs and traces name it. */
export function describeOrigin(answer: Answer): string {
  const { time, host, brand, account, requestId, platformRequestId, instance, traceId } = answer
  return [
    `${day(time)}, ${clock(time)} (${zone(time)})`,
    brand ?? host,
    account && `player ${account}`,
    instance && `replica ${instance}`,
    `request ${requestId}`,
    platformRequestId && `platform’s request ${platformRequestId}`,
    traceId && `trace ${traceId}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `answered 504 outcomeUnknown after 1.2 s` */
export function describeRequest({ status, code, durationMs, cache, left, method }: RequestLine): string {
  if (status === 499) return `${leftWords[left ?? ''] ?? 'the browser left'}, after ${duration(durationMs)}`
  const fromCache = /\bhit\b/.test(cache ?? '') ? ', from the cache' : ''
  const answered = method === 'HEAD' ? 'answered the head' : 'answered'
  return `${answered} ${status}${code ? ` ${code}` : ''} after ${duration(durationMs)}${fromCache}`
}

const leftWords: Readonly<Record<string, string>> = {
  duringRequest: 'the browser left while it was still sending',
  beforeResponse: 'the browser left before there was an answer',
  duringResponse: 'the browser left while the answer was on its way',
}

/** `GET /api/me/balance (getBalance)` */
export const describeAsking = ({ method, route, operation }: RequestLine) =>
  `${method} ${route}${operation ? ` (${operation})` : ''}`

type Attempt = Pick<
  PlatformLine,
  'outcome' | 'durationMs' | 'httpStatus' | 'reason' | 'statusMessage' | 'statusCode'
> & { drift?: readonly string[] | undefined }

/** `no answer within 1.0 s`, `refused: "turnoverNotMet"` */
export function describeOutcome({ outcome, durationMs, httpStatus, reason, ...line }: Attempt): string {
  const answer = httpStatus === undefined ? '' : `HTTP ${httpStatus}`
  switch (outcome) {
    case 'ok':
      return `answered in ${duration(durationMs)}`
    case 'drift':
      return `answered in ${duration(durationMs)}, but not as its contract says${line.drift?.length ? `: ${line.drift.join('; ')}` : ''}`
    case 'refused':
      return `said no: “${line.statusMessage ?? ''}” (${line.statusCode ?? 'no code'})`
    case 'timeout':
      return `no answer within ${duration(durationMs)}`
    case 'network':
      return httpStatus === undefined
        ? `the connection failed after ${duration(durationMs)} (${reason})`
        : `${answer} is not an answer (${reason})`
    case 'breaker':
      return 'not asked: the brand’s calls keep failing, so the breaker is open'
    case 'busy':
      return 'not asked: too many calls of the brand wait'
    case 'aborted':
      return 'ended, because the browser had left'
    default:
      return outcome
  }
}

/** What a notice says, with its facts. */
export function describeNotice({ event, ...facts }: NoticeLine): string {
  if (event === 'breaker') return `breaker of the brand: ${breakerWords[String(facts.state)] ?? facts.state}`
  const says = event in noticeMessages ? noticeMessages[event as keyof typeof noticeMessages] : event
  const told = [
    facts.cacheKind,
    facts.reason,
    facts.call,
    facts.field,
    facts.forMs ? `for ${facts.forMs} ms` : undefined,
  ]
  const shown = told.filter((fact) => fact !== undefined && fact !== '')
  return `${says}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`
}

const breakerWords: Readonly<Record<string, string>> = {
  open: 'open, its calls are not sent',
  halfOpen: 'half open, one call is let through',
  closed: 'closed, its calls are sent again',
}

/** How an outcome of money was settled. */
export const settlementWords: Readonly<Record<string, string>> = {
  answered: 'settled: the platform has it on record',
  refused: 'settled: the platform did not carry it out and will not',
  undone: 'settled: it did not happen',
}
