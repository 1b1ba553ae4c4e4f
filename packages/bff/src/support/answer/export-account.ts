import type { Coverage } from '../files/coverage.ts'
import type { LogLine } from '../files/log-line.ts'
import { type LogSource, searchLogs } from '../files/search-logs.ts'

interface Asked {
  /** How the log may name the account. */
  names: readonly string[]
  /** The account's brand; undefined where a name alone says whose it is. */
  host: string | undefined
}

/**
 * Hands on every line that the log has of an account, as the gateway wrote it: its requests, their platform calls and
 * errors, and what became of its money.
 */
export async function exportAccount(
  logs: readonly LogSource[],
  { names, host }: Asked,
  write: (line: string) => void,
  onBytes?: (bytes: number) => void,
): Promise<{ lines: number; coverage: Coverage }> {
  const needles = names.map((name) => `"account":${JSON.stringify(name)}`)
  const ids = new Set<string | undefined>()
  const brands = new Map<string | undefined, string | undefined>()
  const onRequest = (line: LogLine) => {
    if (line.kind !== 'request' || (host !== undefined && line.brand !== host)) return
    ids.add(line.requestId)
    brands.set(line.reference, line.brand)
  }
  const coverage = await searchLogs(logs, { needles, onLine: onRequest }, onBytes)
  // What is asked later about a request has its reference alone, which another brand's may have, too.
  const isOfAccount = (line: LogLine) =>
    ids.has(line.requestId) || (brands.has(line.reference) && brands.get(line.reference) === line.host)
  let lines = 0
  let last = ''
  const onLine = (line: LogLine, text: string) => {
    if (text === last || !isOfAccount(line)) return
    last = text
    lines += 1
    write(text)
  }
  const others = ['"kind":"platform"', '"kind":"error"', '"event":"moneyOutcome']
  if (ids.size > 0) await searchLogs(logs, { needles: [...needles, ...others], onLine }, onBytes)
  return { lines, coverage }
}
