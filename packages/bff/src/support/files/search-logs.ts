import { type Coverage, emptyCoverage } from './coverage.ts'
import { type LogLine, readLogLine } from './log-line.ts'
import { readWindows } from './read-windows.ts'

/** Where lines are looked for: a file by its path, or lines that somebody keeps. */
export type LogSource = string | { name: string; text: string }

/** What is looked for. */
export interface Search {
  /** Parts of a line in the log's own JSON: a line that holds one of them is read. */
  needles: readonly string[]
  /** Whether a line that holds one is worth reading. */
  accepts?(line: string): boolean
  /** @param text the line as the gateway wrote it */
  onLine(line: LogLine, text: string): void
}

const newline = 10
const openBrace = 123
const closeBrace = 125
const ownStart = Buffer.from('{"level":"')

/**
 * Searches logs for lines. A line is parsed only if it holds a needle, so that most of a log is never more than bytes.
 *
 * @param onBytes told how many bytes were read of a file as it lies on the disk
 */
export async function searchLogs(
  sources: readonly LogSource[],
  search: Search,
  onBytes: (bytes: number) => void = () => {},
): Promise<Coverage> {
  const coverage = emptyCoverage()
  const needles = search.needles.flatMap(writtenAs)
  const read = (bytes: number) => {
    coverage.bytes += bytes
    onBytes(bytes)
  }
  for (const source of sources) {
    const file = typeof source === 'string' ? source : source.name
    coverage.files.push(file)
    try {
      for await (const window of windowsOf(source, read)) {
        cover(window, coverage)
        findLines(window, needles, search, coverage)
      }
    } catch (error) {
      coverage.unreadable.push({ file, reason: reasonOf(error) })
    }
  }
  return coverage
}

function windowsOf(source: LogSource, onBytes: (bytes: number) => void): AsyncIterable<Buffer> | Buffer[] {
  if (typeof source === 'string') return readWindows(source, onBytes)
  const window = Buffer.from(source.text)
  onBytes(window.length)
  return window.length > 0 ? [window] : []
}

/** A needle as the log has it, and as it stands in a line that Docker has wrapped in JSON. */
function writtenAs(needle: string): Buffer[] {
  const wrapped = JSON.stringify(needle).slice(1, -1)
  return [...new Set([needle, wrapped])].map((text) => Buffer.from(text))
}

function findLines(window: Buffer, needles: readonly Buffer[], search: Search, coverage: Coverage): void {
  const starts = new Set<number>()
  for (const needle of needles) {
    let at = window.indexOf(needle)
    while (at >= 0) {
      starts.add(window.lastIndexOf(newline, at) + 1)
      at = window.indexOf(needle, window.indexOf(newline, at))
    }
  }
  for (const start of [...starts].sort((one, other) => one - other)) {
    const end = window.indexOf(newline, start)
    const text = window.toString('utf8', start, end)
    if (search.accepts && !search.accepts(text)) continue
    const { lines, written } = readLogLine(text)
    for (const line of lines) search.onLine(line, written)
    if (lines.length === 0 && isOwn(window, start, end)) coverage.skipped += 1
  }
}

/** Counts the lines of a window, and notes its first and last time. */
function cover(window: Buffer, coverage: Coverage): void {
  let first: string | undefined
  let lastStart = -1
  for (let start = 0; start < window.length; ) {
    const end = window.indexOf(newline, start)
    if (end > start) {
      coverage.lines += 1
      if (isOwn(window, start, end)) {
        lastStart = start
        first ??= timeIn(window.toString('latin1', start, end))
      } else coverage.skipped += 1
    }
    start = end + 1
  }
  if (first === undefined) return
  const last = timeIn(window.toString('latin1', lastStart, window.indexOf(newline, lastStart))) ?? first
  if (coverage.first === '' || first < coverage.first) coverage.first = first
  if (last > coverage.last) coverage.last = last
}

/** Whether a line may be one of ours. Nearly all are told by their first bytes. */
function isOwn(window: Buffer, start: number, end: number): boolean {
  const isWhole = window[end - 1] === closeBrace
  if (isWhole && window[start] === openBrace && window.compare(ownStart, 0, 10, start, start + 10) === 0)
    return true
  const text = window.toString('latin1', start, end).trimEnd()
  return text.endsWith('}') && text.includes('kind') && timeIn(text) !== undefined
}

/** The time of a line of the log, without parsing it. */
export function timeIn(line: string): string | undefined {
  return /"time\\?":\\?"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)/.exec(line)?.[1]
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
}
