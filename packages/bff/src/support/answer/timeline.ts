import type { LogLine, NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Findings, Step } from './answer.ts'
import {
  describeAsking,
  describeNotice,
  describeOutcome,
  describeRequest,
  settlementWords,
} from './describe.ts'
import { clock, shift } from './moment.ts'
import { partyOfAttempt } from './party.ts'

/** When a request began; ISO 8601. */
export const beganAt = ({ time, durationMs }: RequestLine) => shift(time, -durationMs)

type Draft = Omit<Step, 'offsetMs'>

/** The request from its arrival, and what became of it afterwards. */
export function requestSteps({ request, lines }: Findings): Step[] {
  const isOwn = (line: LogLine) => line.requestId === request?.requestId
  const own = lines.filter(isOwn).map(stepOf).toSorted(byTime)
  const later = withoutRepeats(lines.filter((line) => !isOwn(line)).toSorted(byTime), stepOf)
  if (!request) return withOffsets(later, undefined)
  const began = beganAt(request)
  // Times and durations are rounded each on its own: nothing of a request begins before it.
  const inside = own.map((step) => (step.time < began ? { ...step, time: began } : step))
  return withOffsets(
    [
      { time: began, who: 'browser', what: describeAsking(request), tone: 'plain' },
      ...inside.filter(({ time }) => time <= request.time),
      { time: request.time, who: 'gateway', what: describeRequest(request), tone: toneOf(request.status) },
      ...[...inside.filter(({ time }) => time > request.time), ...later].toSorted(byTime),
    ],
    began,
  )
}

/** Requests of a player with the platform's part in them. Those that failed are named by their references. */
export function accountSteps(requests: readonly RequestLine[], calls: readonly PlatformLine[]): Step[] {
  const drafts = [...requests.map(neighborStep), ...calls.map(stepOf)]
  return withOffsets(drafts.toSorted(byTime), undefined)
}

/** What happened to the player and the brand around it. */
export function stepsAround({ request, neighbors, notices, failedMeanwhile }: Findings): Step[] {
  const drafts = [
    ...withoutRepeats(neighbors.toSorted(byTime), neighborStep),
    ...notices.map(
      (line): Draft => ({
        time: line.time,
        who: line.host === undefined ? 'gateway' : 'brand',
        what: describeNotice(line),
        tone: line.level === 'info' ? 'plain' : 'bad',
      }),
    ),
    ...failedMeanwhile.map((line): Draft => ({ ...stepOf(line), who: 'brand' })),
  ]
  return withOffsets(drafts.toSorted(byTime), request && beganAt(request))
}

function neighborStep(line: RequestLine): Draft {
  const name = line.status >= 400 ? ` · ${line.reference}` : ''
  return {
    time: beganAt(line),
    who: 'same player',
    what: `${describeAsking(line)}: ${describeRequest(line)}${name}`,
    tone: toneOf(line.status),
  }
}

const byTime = (one: { time: string }, other: { time: string }) => one.time.localeCompare(other.time)

const toneOf = (status: number): Step['tone'] => (status === 499 || status >= 400 ? 'bad' : 'good')

function stepOf(line: LogLine): Draft {
  switch (line.kind) {
    case 'platform':
      return {
        time: shift(line.time, -line.durationMs),
        who: 'platform',
        what: describeCall(line),
        tone: callTone(line),
      }
    case 'notice':
      return {
        time: line.time,
        who: 'money',
        what: describeMoney(line),
        tone: line.level === 'info' ? 'good' : 'bad',
      }
    case 'error':
      return {
        time: line.time,
        who: 'gateway',
        what: `a bug: ${line.error} ${line.stack[0] ?? ''}`.trim(),
        tone: 'bad',
      }
    default:
      return { time: line.time, who: 'gateway', what: describeRequest(line), tone: toneOf(line.status) }
  }
}

const describeCall = (line: PlatformLine) =>
  `${line.call}${line.attempt > 1 ? `, attempt ${line.attempt}` : ''}: ${describeOutcome(line)}`

const callTone = (line: PlatformLine): Step['tone'] =>
  line.outcome === 'refused' || line.outcome === 'drift' || partyOfAttempt(line) ? 'bad' : 'good'

function describeMoney(line: NoticeLine): string {
  if (line.event === 'moneyOutcomeSettled') return settlementWords[String(line.ending)] ?? 'settled'
  if (line.event !== 'moneyOutcomeNeedsPeople') return describeNotice(line)
  return `not known: people have to ask the platform for request ${line.platformRequestId ?? ''}`
}

/** The same with the same answer, many times in a row, is one step: the first of them, with the time of the last. */
function withoutRepeats<Line extends LogLine>(
  lines: readonly Line[],
  toStep: (line: Line) => Draft,
): Draft[] {
  const steps: (Draft & { times: number; last: string })[] = []
  for (const line of lines) {
    const step = toStep(line)
    const before = steps.at(-1)
    if (before && gist(before.what) === gist(step.what)) {
      before.times += 1
      before.last = step.time
    } else steps.push({ ...step, times: 1, last: step.time })
  }
  return steps.map(({ times, last, ...step }) => ({
    ...step,
    what: times > 1 ? `${step.what} (${times} times until ${clock(last)})` : step.what,
  }))
}

/** All but how long it took and its reference. */
const gist = (what: string) => what.replace(/\d+(\.\d+)? m?s\b| · \w{4}-\w{4}$/g, '')

function withOffsets(drafts: readonly Draft[], from: string | undefined): Step[] {
  return drafts.map((draft) => ({
    ...draft,
    offsetMs: from === undefined ? undefined : Date.parse(draft.time) - Date.parse(from),
  }))
}
