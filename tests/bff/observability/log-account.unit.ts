import pino from 'pino'
import t from 'tap'
import { createLogFrom } from '../../../packages/bff/src/observability/logging/log.ts'
import { RequestContext } from '../../../packages/bff/src/request/request-context.ts'

const facts = { method: 'POST', route: '/api/session', status: 422, durationMs: 1 }

/** The account that is logged for a request under a setting. */
function accountInLog(how: 'plain' | 'hash' | 'off', host: string, accountId: string): unknown {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const context = new RequestContext()
  context.brand = { host, origin: `https://${host}` }
  context.accountId = accountId
  createLogFrom(pino({}, stream), how).request(context, facts)
  return JSON.parse(lines[0] ?? '').account
}

t.test('LOG_ACCOUNT controls how accounts are logged', async (t) => {
  t.equal(accountInLog('plain', 'a.test', 'dana'), 'dana')
  t.equal(accountInLog('off', 'a.test', 'dana'), undefined)
  const hashed = accountInLog('hash', 'a.test', 'dana')
  t.match(hashed, /^[0-9a-f]{16}$/)
  t.equal(accountInLog('hash', 'a.test', 'dana'), hashed, 'the same every time')
  t.not(accountInLog('hash', 'b.test', 'dana'), hashed, 'but not at another brand')
})
