import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import { commonErrorCodes, type ErrorCode, errorCodes } from '@marquee/contracts/problem'
import type { ShownFailure } from '@marquee/contracts/shown-failure'
import t from 'tap'
import { seenOf } from '#bff/support/answer/seen.ts'
import { readLogLine } from '#bff/support/files/log-line.ts'
import { ProblemError } from '#web/api/problem-error.ts'
import { fieldOf, shownOf } from '#web/api/shown-failure.ts'
import { shownInDialog } from '#web/api/use-operation.ts'
import { problemAction } from '#web/app/errors/problem-action.ts'
import { routeFormError } from '#web/forms/route-form-error.ts'
import { wholeForm } from '#web/ui/form/use-form.ts'

/** The failure of an operation as the client has it. */
function failure(id: OperationId, code: ErrorCode, status: number = errorCodes[code].status): ProblemError {
  const { title, statusCode, handling } = errorCodes[code]
  const reference = 'AAAA-0001'
  const problem = {
    type: '',
    title,
    status,
    code,
    statusCode,
    message: code,
    handling,
    reference,
    errors: [],
  }
  return new ProblemError(problem, id)
}

/** What support says that the player saw of it. */
function supportSays(id: OperationId, { problem: { code, status } }: ProblemError): string {
  const line = {
    level: 'info',
    time: '2026-11-24T10:00:00.000Z',
    kind: 'request',
    requestId: 'r',
    reference: 'x',
  }
  const { lines } = readLogLine(JSON.stringify({ ...line, operation: id, status, code, durationMs: 1 }))
  const request = lines.find((read) => read.kind === 'request')
  const around = { lines: [], neighbors: [], notices: [], failedMeanwhile: [] }
  return seenOf({ reference: 'x', request, outage: undefined, incident: undefined, ...around }).sentence
}

const sayings: Record<ShownFailure, RegExp> = {
  sessionEnd: /was logged out/,
  part: /in place of what could not be loaded, with this reference/,
  field: /at a field of the form/,
  button: /by the button/,
  wait: /how many seconds to wait/,
  notice: /beside what they had pressed/,
  check: /^The player saw “[^”]+”(, with this reference|, without a reference)\.$/,
  state: /the page shows how things stand now/,
  dialog: /in a message, with this reference/,
  toast: /for a moment, without a reference/,
  nothing: /^The player saw no error/,
}

/** What the client shows of a failure: a form that has the field puts it there. */
function clientShows(error: ProblemError): ShownFailure {
  const action = problemAction(error, shownInDialog.opensDialog)
  if (action === 'endSession') return 'sessionEnd'
  if (action === 'dialog') return action
  const shown = shownOf(error)
  const field = fieldOf(error)
  const [placed] = field === undefined && shown !== 'button' ? [] : routeFormError(error, [field ?? ''])
  return placed === undefined ? shown : placed.path === wholeForm ? 'button' : 'field'
}

for (const id of operationIds) {
  t.test(`support says of ${id} what its page shows`, async (t) => {
    const { errors = [] }: OperationDeclaration = operations[id]
    for (const code of [...commonErrorCodes, ...errors])
      for (const status of [errorCodes[code].status, 503]) {
        const error = failure(id, code, status)
        t.match(supportSays(id, error), sayings[clientShows(error)], `${code}, ${status}`)
      }
  })
}

t.test('an operation places only codes that it declares', async (t) => {
  for (const id of operationIds) {
    const facts: OperationDeclaration = operations[id]
    const places = [facts.showsElsewhere ?? {}, facts.showsAtField ?? {}]
    const possible: readonly ErrorCode[] = [...commonErrorCodes, ...(facts.errors ?? [])]
    const placed = places.flatMap((place) => Object.values(place)).flat()
    t.strictSame(
      placed.filter((code) => !possible.includes(code)),
      [],
      id,
    )
  }
})

t.test('what declares the dialog opens it, whoever calls', async (t) => {
  for (const id of operationIds) {
    const isDialog = operations[id].shows === 'dialog'
    t.equal(problemAction(failure(id, 'refused')), isDialog ? 'dialog' : 'none', id)
  }
})

t.test('serviceUnavailable is only logged to the console, wherever it comes from', async (t) => {
  for (const id of operationIds) t.equal(problemAction(failure(id, 'serviceUnavailable')), 'log', id)
})

t.test('nothing suppresses the end of a session, and a refused login ends none', async (t) => {
  const signsIn: OperationId[] = ['login', 'loginWithTac', 'requestLoginTac']
  for (const id of operationIds)
    t.equal(
      problemAction(failure(id, 'sessionExpired'), shownInDialog.opensDialog),
      signsIn.includes(id) ? 'dialog' : 'endSession',
      id,
    )
})
