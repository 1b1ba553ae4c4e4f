import pino from 'pino'
import t from 'tap'
import { createLogFrom, lineFormat } from '#bff/observability/log.ts'
import type { CallOutcome } from '#bff/request/platform-attempt.ts'
import { RequestContext, type RequestIdentity, requestIdentity } from '#bff/request/request-context.ts'

const facts = { method: 'GET', route: '/api/me/balance', status: 200, durationMs: 9, left: undefined }

interface Line {
  platform?: { attempt: number }[]
  [field: string]: unknown
}

/** A request, the log that is told of it, and the log's lines. */
function openRequest() {
  const lines: Line[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLogFrom(pino(lineFormat('a'), stream), () => undefined)
  const context = new RequestContext()
  function attempt(attempt: number, outcome: CallOutcome = 'ok', request: RequestIdentity = context): void {
    log.platformCall({
      ...{ call: '/api/auth/get_balance', attempt, outcome, httpStatus: 200, durationMs: 1 },
      ...{
        statusCode: 1,
        statusMessage: 'OK',
        envelope: undefined,
        drift: undefined,
        reason: undefined,
        code: undefined,
      },
      ...{ host: 'a.test', request },
    })
  }
  return { context, lines, attempt, answer: () => log.request(context, facts) }
}

t.test('an attempt waits for the line of its request, unless it failed', async (t) => {
  const { lines, attempt, answer } = openRequest()
  for (const outcome of ['ok', 'refused'] as const) attempt(1, outcome)
  t.strictSame(lines, [])
  const failures = ['drift', 'timeout', 'network', 'breaker', 'busy', 'aborted'] as const
  for (const outcome of failures) attempt(1, outcome)
  t.match(
    lines,
    failures.map((outcome) => ({ level: 'warn', kind: 'platform', outcome })),
    'a failure is told at once',
  )
  answer()
  t.match(lines.at(-1), {
    kind: 'request',
    platform: ['ok', 'refused', ...failures].map((outcome) => ({ outcome })),
  })
})

t.test('an attempt that outlives the line of its request has a line of its own', async (t) => {
  const { context, lines, attempt, answer } = openRequest()
  attempt(1)
  answer()
  attempt(2)
  const { requestId, reference } = context
  t.match(lines, [
    { kind: 'request', platform: [{ attempt: 1 }] },
    { kind: 'platform', level: 'info', attempt: 2, requestId, reference, host: 'a.test', startMs: Number },
  ])
  t.equal(lines[0]?.platform?.length, 1)
})

t.test('an attempt for no request has a line of its own, at once', async (t) => {
  const { lines, attempt } = openRequest()
  const own = requestIdentity()
  attempt(1, 'ok', own)
  t.match(lines, [{ kind: 'platform', level: 'info', ...own }])
  t.notOk(lines[0] && 'startMs' in lines[0])
})

t.test('the line of a request holds twenty attempts, and counts those beyond', async (t) => {
  const { lines, attempt, answer } = openRequest()
  for (let count = 1; count <= 23; count++) attempt(count)
  answer()
  t.match(lines, [{ platformOmitted: 3 }])
  t.strictSame(
    lines[0]?.platform?.map((one) => one.attempt),
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})
