import type { Coverage } from '../files/coverage.ts'
import type { LogLine, RequestLine } from '../files/log-line.ts'
import { type LogSource, searchLogs, timeIn } from '../files/search-logs.ts'
import { knownCode, partyOfAttempt, partyOfCode } from './party.ts'
import { type Range, readRange } from './read-range.ts'

/** What failed most often in a while. */
export interface TopAnswer {
  range: Range
  requests: number
  /** Requests that failed at the gateway, the platform or between them. */
  failed: number
  /** Requests that were refused for what the player asked: a wrong password, a rule. */
  refused: number
  /** Error codes by how many requests had them. */
  codes: { code: string; requests: number; players: number }[]
  /** The platform's calls by how many attempts failed, or were answered not as the contract says (`drifted`). */
  calls: { call: string; failed: number; drifted: number; attempts: number }[]
  /** Brands by how many requests failed. */
  brands: { brand: string; failed: number; requests: number }[]
}

interface Asked {
  host: string | undefined
  since: string | undefined
  until: string | undefined
}

const mostRows = 10

/** Counts the commonest codes, calls and brands of a while: the log's last hour, unless times are given. */
export async function findTop(
  logs: readonly LogSource[],
  { host, ...typed }: Asked,
  onBytes?: (bytes: number) => void,
): Promise<{ answer: TopAnswer; coverage: Coverage }> {
  const coverage = await searchLogs(logs, { needles: [], onLine: () => {} }, onBytes)
  const range = readRange(typed, coverage.last || new Date().toISOString())
  const tally = new Tally(host)
  await searchLogs(
    logs,
    {
      needles: ['"kind":"request"', '"kind":"platform"'],
      accepts: (line) => {
        const time = timeIn(line) ?? ''
        return time >= range.from && time <= range.to
      },
      onLine: (line) => tally.count(line),
    },
    onBytes,
  )
  return { answer: { range, ...tally.result() }, coverage }
}

class Tally {
  readonly #host: string | undefined
  readonly #codes = new Map<string, { requests: number; players: Set<string> }>()
  readonly #calls = new Map<string, { failed: number; drifted: number; attempts: number }>()
  readonly #brands = new Map<string, { failed: number; requests: number }>()
  #requests = 0
  #failed = 0
  #refused = 0

  constructor(host: string | undefined) {
    this.#host = host
  }

  count(line: LogLine): void {
    if (line.kind === 'platform' && this.#isAsked(line.host)) {
      const call = entry(this.#calls, line.call, () => ({ failed: 0, drifted: 0, attempts: 0 }))
      call.attempts += 1
      if (partyOfAttempt(line)) call.failed += 1
      if (line.outcome === 'drift') call.drifted += 1
    }
    if (line.kind !== 'request' || !this.#isAsked(line.brand)) return
    const brand = entry(this.#brands, line.brand ?? 'no brand', () => ({ failed: 0, requests: 0 }))
    this.#requests += 1
    brand.requests += 1
    if (line.status < 400) return
    if (isFailure(line)) {
      this.#failed += 1
      brand.failed += 1
    } else if (line.status !== 499) this.#refused += 1
    const name = line.code ?? (line.status === 499 ? 'the browser left' : `HTTP ${line.status}`)
    const code = entry(this.#codes, name, () => ({ requests: 0, players: new Set<string>() }))
    code.requests += 1
    if (line.account !== undefined) code.players.add(`${line.brand} ${line.account}`)
  }

  #isAsked(host: string | undefined): boolean {
    return this.#host === undefined || host === this.#host
  }

  result(): Omit<TopAnswer, 'range'> {
    const codes = [...this.#codes].map(([code, { requests, players }]) => ({
      code,
      requests,
      players: players.size,
    }))
    const calls = [...this.#calls].map(([call, counts]) => ({ call, ...counts }))
    const brands = [...this.#brands].map(([brand, counts]) => ({ brand, ...counts }))
    return {
      requests: this.#requests,
      failed: this.#failed,
      refused: this.#refused,
      codes: codes.sort((one, other) => other.requests - one.requests).slice(0, mostRows),
      calls: calls
        .filter(({ failed, drifted }) => failed + drifted > 0)
        .sort((one, other) => other.failed - one.failed || other.drifted - one.drifted)
        .slice(0, mostRows),
      brands: brands
        .sort((one, other) => other.failed - one.failed || other.requests - one.requests)
        .slice(0, mostRows),
    }
  }
}

/** Whether somebody but the player failed, and no rule was applied. */
function isFailure({ status, code }: RequestLine): boolean {
  const known = knownCode(code)
  if (status >= 500) return true
  if (status === 499 || known === undefined) return false
  const party = partyOfCode(known)
  return party !== 'player' && party !== 'nobody'
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
