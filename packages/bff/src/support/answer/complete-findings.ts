import type { NoticeEvent } from '../../observability/log-lines.ts'
import type { LogLine, NoticeLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import type { Findings } from './answer.ts'
import { findIncident, type Incident, longestPauseMs } from './incident.ts'
import { shift } from './moment.ts'
import { outageAt, outagesOf } from './outage.ts'
import { knownCode, partyOfAttempt } from './party.ts'
import { beganAt } from './timeline.ts'
import { judge } from './verdict.ts'

/** What a gateway says of its set-up when it starts; nothing of it explains a request. */
const ofStart: ReadonlySet<string> = new Set<NoticeEvent>([
  'analyticsSeen',
  'endingsNotKept',
  'journalLoaded',
  'picturesAsTheyAre',
  'sessionKeysMissing',
  'snapshotLoaded',
  'templatesLoaded',
])
const neighborMs = 5 * 60_000
const noticeMs = 10 * 60_000
const mostNeighbors = 12
const mostNotices = 12
const mostCauses = 3

/** A request with its own lines, and those of its reference that belong to no request. */
export type OwnLines = Pick<Findings, 'reference' | 'request' | 'lines'>

/** Lines of the time around requests. */
export interface Surroundings {
  /** In order of time. */
  lines: readonly LogLine[]
  /** Between which times there are lines; ISO 8601. */
  from: string
  to: string
  /** Whether there were more than are kept. */
  isCut: boolean
}

/** Adds to a request what happened around it. */
export function completeFindings(own: OwnLines, around: Surroundings): Findings {
  const { request } = own
  const { lines } = around
  const first = request ?? own.lines[0]
  const none: Findings = {
    ...own,
    neighbors: [],
    notices: [],
    failedMeanwhile: [],
    outage: undefined,
    incident: undefined,
  }
  if (!first) return none
  const brand = request?.brand ?? first.host
  const noticesOfBrand = lines.filter((line) => line.kind === 'notice').filter(isOf(brand))
  const near = noticesOfBrand.filter((line) => !isMoney(line) && !ofStart.has(line.event))
  const withNotices = { ...none, notices: nearest(near, first, noticeMs, mostNotices) }
  if (!request) return withNotices

  const requests = lines.filter((line) => line.kind === 'request').filter((line) => line.brand === brand)
  const attempts = lines.filter((line) => line.kind === 'platform').filter(({ host }) => host === brand)
  const findings = {
    ...withNotices,
    neighbors: nearest(requests.filter(isSamePlayer(request)), request, neighborMs, mostNeighbors),
    failedMeanwhile: causesOf(own, request, attempts),
  }
  const { who, attempt } = judge(findings)
  if (who === 'player' || who === 'nobody') return findings
  const isDown = request.status >= 500 && (who === 'platform' || who === 'network')
  const outage = isDown ? outageAt(outagesOf(brand ?? '', noticesOfBrand, attempts), request.time) : undefined
  const failures = requests.filter(({ level, code }) => level === 'error' || code === request.code)
  const evidence = { requests: failures, attempts, money: noticesOfBrand.filter(isMoney), outage }
  const incident = findIncident(request, who, attempt, evidence)
  return { ...findings, outage, incident: { ...incident, isCut: goesOn(incident, around) } }
}

/** Whether an incident reaches to where there are no lines, so that it may be larger. */
function goesOn(
  { since, until }: Pick<Incident, 'since' | 'until'>,
  { from, to, isCut }: Surroundings,
): boolean {
  return isCut || shift(since, -longestPauseMs) <= from || shift(until, longestPauseMs) >= to
}

const isMoney = ({ event }: NoticeLine) => event.startsWith('moneyOutcome')

/** Notices of the brand, of all brands, and of the gateway itself. */
const isOf =
  (brand: string | undefined) =>
  ({ host }: NoticeLine) =>
    host === undefined || host === 'all' || host === brand

const isSamePlayer = (request: RequestLine) => (line: RequestLine) =>
  line.account !== undefined && line.account === request.account && line.requestId !== request.requestId

/** Data that many requests share is fetched under an id of its own, so its failures are found by their time. */
function causesOf(
  { lines }: OwnLines,
  request: RequestLine,
  attempts: readonly PlatformLine[],
): PlatformLine[] {
  const mayHaveWaited = knownCode(request.code) && request.status >= 500
  if (!mayHaveWaited || lines.some(({ kind }) => kind === 'platform')) return []
  const began = beganAt(request)
  return attempts
    .filter((line) => partyOfAttempt(line) !== undefined && line.time >= began && line.time <= request.time)
    .slice(-mostCauses)
}

function nearest<Line extends LogLine>(
  lines: readonly Line[],
  { time }: LogLine,
  within: number,
  most: number,
): Line[] {
  const distance = (line: Line) => Math.abs(Date.parse(line.time) - Date.parse(time))
  return lines
    .filter((line) => distance(line) <= within)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
}
