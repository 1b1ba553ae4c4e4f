import type { ErrorCode } from '@marquee/contracts/problem'
import { readReference, referencesOf } from '../../request/request-context.ts'
import type { Coverage } from '../files/coverage.ts'
import type { LogLine, RequestLine } from '../files/log-line.ts'
import { type LogSource, searchLogs, timeIn } from '../files/search-logs.ts'
import type { Answer, Findings } from './answer.ts'
import { completeFindings, type OwnLines, type Surroundings } from './complete-findings.ts'
import { shift } from './moment.ts'
import { knownCode, partyOfCode } from './party.ts'
import { seenOf } from './seen.ts'
import { sentencesOf } from './sentences.ts'
import { beganAt, requestSteps, stepsAround } from './timeline.ts'
import { judge } from './verdict.ts'

/** What is asked for: a reference, or a request's id with the references that it may have. */
export interface Subject {
  references: readonly string[]
  requestId: string | undefined
}

/** How long before and after a request its incident is looked for. */
const incidentMs = 2 * 3_600_000
/** What bounds the memory of an outage that lasts for hours. */
const mostLines = 100_000

/**
 * Answers a reference from log files. There may be several answers: references are short, and proxies may repeat ids.
 * @param onBytes told how many bytes were read, of every pass
 */
export async function findAnswers(
  logs: readonly LogSource[],
  subject: Subject,
  onBytes?: (bytes: number) => void,
): Promise<{ answers: Answer[]; coverage: Coverage }> {
  const own: LogLine[] = []
  const needles = subject.requestId ? [subject.requestId, ...subject.references] : subject.references
  const onLine = (line: LogLine) => void own.push(line)
  const coverage = await searchLogs(logs, { needles, onLine }, onBytes)
  const named = own.find((line) => line.kind === 'request' && line.platformRequestId === subject.requestId)
  // The id by which the platform knows it: its other lines do not have it.
  if (subject.requestId !== undefined && named?.reference !== undefined)
    return findAnswers(logs, { references: [named.reference], requestId: undefined }, onBytes)
  own.sort(byTime)
  const groups = groupByRequest(own, subject)
  const around = await linesAround(logs, groups, onBytes)
  return { answers: groups.map((own) => answerOf(completeFindings(own, around))), coverage }
}

const byTime = (one: LogLine, other: LogLine) => one.time.localeCompare(other.time)

/** Lines of a reference that belong to no request of their own, such as later questions, go with every request of it. */
function groupByRequest(lines: readonly LogLine[], { references, requestId }: Subject): OwnLines[] {
  const known = lines.filter(
    ({ reference, ...line }) => references.includes(reference ?? '') || line.requestId === requestId,
  )
  const requests = known.filter((line) => line.kind === 'request')
  const wanted = requests.filter((line) => requestId === undefined || line.requestId === requestId)
  const ids = new Set(requests.map((line) => line.requestId))
  const groups = wanted.map((request): OwnLines => {
    const reference = request.reference ?? ''
    const isOfIt = (line: LogLine) =>
      line !== request &&
      (line.requestId === request.requestId || (line.reference === reference && !ids.has(line.requestId)))
    return { reference, request, lines: known.filter(isOfIt) }
  })
  if (groups.length > 0 || known.length === 0) return groups
  return [{ reference: known[0]?.reference ?? '', request: undefined, lines: known }]
}

/** Reads what bears on the requests: failures and notices of their time, and other requests of their players. */
async function linesAround(
  logs: readonly LogSource[],
  groups: readonly OwnLines[],
  onBytes?: (bytes: number) => void,
): Promise<Surroundings> {
  const times = groups.flatMap(({ request, lines }) => (request ?? lines[0])?.time ?? []).toSorted()
  if (times.length === 0) return { lines: [], from: '', to: '', isCut: false }
  const from = shift(times[0] ?? '', -incidentMs)
  const to = shift(times.at(-1) ?? '', incidentMs)
  const brands = new Set(groups.map(({ request, lines }) => request?.brand ?? lines[0]?.host))
  const accounts = new Set(groups.flatMap(({ request }) => request?.account ?? []))
  const codes = new Set(groups.flatMap(({ request }) => (request && platformRefusal(request)) ?? []))
  const lines: LogLine[] = []
  let isCut = false
  const needles = [
    '"level":"error"',
    '"level":"warn"',
    '"kind":"notice"',
    ...[...accounts].map((account) => `"account":${JSON.stringify(account)}`),
    ...[...codes].map((code) => `"code":"${code}"`),
  ]
  const accepts = (text: string) => {
    const time = timeIn(text) ?? ''
    return time >= from && time <= to
  }
  const onLine = (line: LogLine) => {
    const brand = line.kind === 'request' ? line.brand : line.host
    if (line.kind !== 'notice' && !brands.has(brand)) return
    if (lines.length < mostLines) lines.push(line)
    else isCut = true
  }
  await searchLogs(logs, { needles, accepts, onLine }, onBytes)
  return { lines: lines.sort(byTime), from, to, isCut }
}

/** The code of a request that failed at the platform, though it is logged as refused. */
function platformRefusal({ status, code }: RequestLine): ErrorCode | undefined {
  const known = knownCode(code)
  return known && status < 500 && partyOfCode(known) === 'platform' ? known : undefined
}

function answerOf(findings: Findings): Answer {
  const { reference, request, lines, incident } = findings
  const verdict = judge(findings)
  return {
    reference,
    requestId: request?.requestId ?? lines[0]?.requestId,
    instance: request?.instance ?? lines[0]?.instance,
    traceId: request?.traceId ?? lines[0]?.traceId,
    host: request?.host ?? lines[0]?.host,
    brand: request?.brand ?? lines[0]?.host,
    operation: request?.operation,
    account: request?.account,
    code: request?.code,
    platformRequestId: request?.platformRequestId,
    time: request ? beganAt(request) : (lines[0]?.time ?? ''),
    who: verdict.who,
    sentences: sentencesOf(findings, verdict),
    playerTexts: seenOf(findings).words,
    timeline: requestSteps(findings),
    around: stepsAround(findings),
    incident,
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const typedReference = /^\W*\w{4}[\W_]*\w{4}\W*$/
const oneWord = /^\S{9,128}$/

/** Reads what is asked for from what somebody typed or pasted; undefined for neither a reference nor a request's id. */
export function readSubject(text: string): Subject | undefined {
  const typed = text.trim()
  const requestId = uuid.exec(typed)?.[0].toLowerCase()
  if (requestId) return { requestId, references: referencesOf(requestId) }
  const reference = readReference(typed)
  if (reference && (typedReference.test(typed) || /\s/.test(typed)))
    return { requestId: undefined, references: [reference] }
  // An id that a proxy gave. File names look like it, but for the digit.
  return oneWord.test(typed) && /\d/.test(typed) && referencesOf(typed).length > 0
    ? { requestId: typed, references: referencesOf(typed) }
    : undefined
}
