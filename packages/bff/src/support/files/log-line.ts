import * as z from 'zod/mini'
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
}
const ofRequest = { requestId: shown, reference: shown, host: shown }

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
})

const PlatformLine = z.object({
  ...everyLine,
  ...ofRequest,
  kind: z.literal('platform'),
  call: z._default(Shown, ''),
  attempt: z._default(z.number(), 1),
  outcome: z._default(Shown, ''),
  httpStatus: amount,
  statusCode: amount,
  statusMessage: shown,
  reason: shown,
  durationMs: z._default(z.number(), 0),
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
 * Docker. Undefined for any other line.
 */
export function readLogLine(text: string): LogLine | undefined {
  const start = text.indexOf('{"')
  if (start < 0) return undefined
  const value = readJson(text.slice(start))
  const wrapped = Wrapped.safeParse(value)
  return LogLine.safeParse(wrapped.success ? readJson(wrapped.data.log) : value).data
}
