import type { OperationDeclaration } from '@marquee/contracts/operation'
import { operations } from '@marquee/contracts/operations'
import { commonErrorCodes, type ErrorCode, errorCodes, problemType } from '@marquee/contracts/problem'
import t from 'tap'

const codes = Object.keys(errorCodes) as ErrorCode[]
const declarations: OperationDeclaration[] = Object.values(operations)

t.test('some operation may respond with every code', async (t) => {
  const used = new Set<string>([...commonErrorCodes, ...declarations.flatMap(({ errors = [] }) => errors)])
  t.strictSame(
    codes.filter((code) => !used.has(code)),
    [],
  )
})

t.test('network failures follow the error catalogue of the specification', async (t) => {
  const { internalServerError, serviceUnavailable, disconnect, outcomeUnknown } = errorCodes
  t.match(internalServerError, { statusCode: -500, handling: 'dialog', status: 502 })
  t.match(serviceUnavailable, { statusCode: -503, handling: 'log', status: 503 })
  t.match(disconnect, { statusCode: 0, handling: 'dialog', status: 502 })
  t.match(outcomeUnknown, { statusCode: -504, handling: 'dialog', status: 504 })
})

t.test('only an expired session ends the session', async (t) => {
  const ending = codes.filter(
    (code) => errorCodes[code].handling === 'endSession' || errorCodes[code].status === 401,
  )
  t.strictSame(ending, ['sessionExpired'])
})

t.test('each code has its own problem type, in kebab-case', async (t) => {
  t.equal(problemType('sessionExpired'), '/problems/session-expired')
  t.equal(problemType('refused'), '/problems/refused')
  t.equal(new Set(codes.map(problemType)).size, codes.length)
})
