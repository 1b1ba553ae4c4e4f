import * as z from 'zod/mini'
import { attemptLevel } from '../../observability/log-lines.ts'
import { visibleText } from '../terminal.ts'

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Shown = z.pipe(z.string(), z.transform(visibleText))
const shown = z.optional(Shown)
const amount = z.optional(z.number())

const everyLine = {
  /** ISO 8601, UTC, with milliseconds: the order of texts is the order of times. */
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  level: Shown,
  /** Lines of an earlier release name no replica. */
  instance: shown,
}
const ofRequest = { requestId: shown, reference: shown, traceId: shown, host: shown }

const attemptFields = {
  call: z._default(Shown, ''),
  attempt: z._default(z.number(), 1),
  outcome: z._default(Shown, ''),
  httpStatus: amount,
  statusCode: amount,
  statusMessage: shown,
  reason: shown,
  drift: z._default(z.array(Shown), []),
  durationMs: z._default(z.number(), 0),
}

const RequestLine = z.object({
  ...everyLine,
  ...ofRequest,
  kind: z.literal('request'),
  brand: shown,
  operation: shown,
  method: shown,
  route: shown,
  status: z._default(z.number(), 0),
  code: shown,
  durationMs: z._default(z.number(), 0),
  cache: shown,
  left: shown,
  account: shown,
  platformRequestId: shown,
  platform: z._default(z.array(z.object({ ...attemptFields, startMs: z._default(z.number(), 0) })), []),
})

const PlatformLine = z.object({
  ...everyLine,
  ...ofRequest,
  kind: z.literal('platform'),
  ...attemptFields,
})

const NoticeLine = z.catchall(
  z.object({ ...everyLine, ...ofRequest, kind: z.literal('notice'), event: Shown, msg: shown }),
  z.union([Shown, z.number(), z.boolean()]),
)

const ErrorLine = z.object({
  ...everyLine,
  ...ofRequest,
  kind: z.literal('error'),
  operation: shown,
  error: shown,
  stack: z._default(z.array(Shown), []),
})

const LogLine = z.discriminatedUnion('kind', [RequestLine, PlatformLine, NoticeLine, ErrorLine])

export type RequestLine = z.infer<typeof RequestLine>
export type PlatformLine = z.infer<typeof PlatformLine>
export type NoticeLine = z.infer<typeof NoticeLine>
export type LogLine = z.infer<typeof LogLine>

/** What Docker's `json-file` driver makes of a line. */
const Wrapped = z.object({ log: z.string() })

/**
 * Reads a line of the gateway's log, also with something before it, as Compose and Kubernetes write, or wrapped by
 * Docker: what it says of a request, and of each attempt in it; and the line as the gateway wrote it. Nothing for any
 * other line.
 */
export function readLogLine(text: string): { lines: LogLine[]; written: string } {
  const start = text.indexOf('{"')
  if (start < 0) return { lines: [], written: '' }
  const bare = text.slice(start)
  const value = readJson(bare)
  const wrapped = Wrapped.safeParse(value)
  const written = (wrapped.success ? wrapped.data.log : bare).trim()
  const { data: line } = LogLine.safeParse(wrapped.success ? readJson(written) : value)
  if (!line) return { lines: [], written }
  return { lines: line.kind === 'request' ? [...attemptsIn(line), line] : [line], written }
}

/** The attempts that stand in the line of a request alone; warnings have lines of their own. */
function attemptsIn(request: RequestLine): PlatformLine[] {
  const { instance, requestId, reference, traceId, host, brand = host } = request
  const began = Date.parse(request.time) - request.durationMs
  return request.platform
    .filter(({ outcome }) => attemptLevel(outcome) === 'info')
    .map(({ startMs, ...attempt }) => {
      // Rounded up, so that none begins before its request.
      const time = new Date(Math.ceil(began + startMs + attempt.durationMs)).toISOString()
      const names = { instance, requestId, reference, traceId, host: brand }
      return { ...attempt, ...names, kind: 'platform', level: 'info', time }
    })
}
