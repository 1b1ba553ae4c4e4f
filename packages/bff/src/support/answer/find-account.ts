import type { Coverage } from '../files/coverage.ts'
import type { LogLine, PlatformLine, RequestLine } from '../files/log-line.ts'
import { type LogSource, searchLogs, timeIn } from '../files/search-logs.ts'
import type { Step } from './answer.ts'
import { type Range, readRange } from './read-range.ts'
import { accountSteps } from './timeline.ts'

/** What a player did in a while. */
export interface AccountAnswer {
  range: Range
  requests: number
  failed: number
  /** The reference of the last request that failed. */
  lastFailure: string | undefined
  timeline: Step[]
}

interface Asked {
  /** How the log may name the account. */
  names: readonly string[]
  /** The account's brand; undefined where a name alone says whose it is. */
  host: string | undefined
  since: string | undefined
  until: string | undefined
}

/** Finds what a player of a brand did between two times, with the platform's part in it. */
export async function findAccount(
  logs: readonly LogSource[],
  { names, host, ...typed }: Asked,
  onBytes?: (bytes: number) => void,
): Promise<{ answer: AccountAnswer; coverage: Coverage }> {
  const needles = names.map((name) => `"account":${JSON.stringify(name)}`)
  const all: RequestLine[] = []
  const coverage = await searchLogs(
    logs,
    {
      needles,
      onLine: (line) => {
        if (line.kind === 'request' && (host === undefined || line.brand === host)) all.push(line)
      },
    },
    onBytes,
  )
  const range = readRange(typed, coverage.last || new Date().toISOString())
  const requests = all.filter(({ time }) => time >= range.from && time <= range.to)
  const lines = requests.length > 0 ? await callsOf(logs, requests, needles, onBytes) : []
  const failures = requests.filter(({ status }) => status >= 400).toSorted(byTime)
  return {
    answer: {
      range,
      requests: requests.length,
      failed: failures.length,
      lastFailure: failures.at(-1)?.reference,
      timeline: accountSteps(requests, lines),
    },
    coverage,
  }
}

const byTime = (one: LogLine, other: LogLine) => one.time.localeCompare(other.time)

/** Calls may end before their request, and begin it long before: a call takes a minute at most. */
const longestMs = 120_000

async function callsOf(
  logs: readonly LogSource[],
  requests: readonly RequestLine[],
  needles: readonly string[],
  onBytes?: (bytes: number) => void,
): Promise<PlatformLine[]> {
  const ids = new Set(requests.map(({ requestId }) => requestId))
  const times = requests.map(({ time }) => time).toSorted()
  const from = Date.parse(times[0] ?? '') - longestMs
  const to = Date.parse(times.at(-1) ?? '') + longestMs
  const found: PlatformLine[] = []
  await searchLogs(
    logs,
    {
      needles: ['"kind":"platform"', ...needles],
      accepts: (line) => {
        const time = Date.parse(timeIn(line) ?? '')
        return time >= from && time <= to
      },
      onLine: (line) => {
        if (line.kind === 'platform' && ids.has(line.requestId)) found.push(line)
      },
    },
    onBytes,
  )
  return found
}
