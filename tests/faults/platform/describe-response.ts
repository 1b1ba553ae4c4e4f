import type { Problem } from '@marquee/contracts/problem'
import type { Answer } from '../../support/send.ts'

type LogLine = Record<string, unknown>

/** Describes a response: `200`, `200 page`, or `503 serviceUnavailable (log)`. */
export function describeResponse({ status, headers, text }: Answer): string {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/html')) return `${status} page`
  if (!type.startsWith('application/problem+json')) return String(status)
  const { code, handling } = JSON.parse(text) as Problem
  return `${status} ${code} (${handling})`
}

/** Describes a request's attempts of a platform call, as its log line has them: `network UND_ERR_SOCKET ×2`. */
export function loggedAttempts(log: readonly LogLine[], requestId: string, call: string): string {
  const { platform = [] } = requestLogLine(log, requestId)
  const attempts = (platform as LogLine[]).filter((attempt) => attempt.call === call)
  const descriptions = attempts.map(({ outcome, reason, envelope }) =>
    [outcome, reason, envelope === 'missing' ? 'envelope missing' : undefined].filter(Boolean).join(' '),
  )
  const [first] = descriptions
  if (first === undefined) return 'nothing'
  return descriptions.every((text) => text === first)
    ? first + (descriptions.length > 1 ? ` ×${descriptions.length}` : '')
    : descriptions.join(', then ')
}

/** The log line of a request. @throws Error unless there is exactly one */
export function requestLogLine(log: readonly LogLine[], requestId: string): LogLine {
  const lines = log.filter((line) => line.kind === 'request' && line.requestId === requestId)
  const [line] = lines
  if (!line || lines.length > 1) throw new Error(`${lines.length} lines for request ${requestId}`)
  return line
}
