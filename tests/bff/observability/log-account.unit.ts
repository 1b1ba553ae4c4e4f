import crypto, { hash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import pino from 'pino'
import t, { type Test } from 'tap'
import { createLogFrom } from '#bff/observability/log.ts'
import { createAccountInLog } from '#bff/observability/log-lines.ts'
import { RequestContext } from '#bff/request/request-context.ts'
import { brandAt } from '../../support/live-settings.ts'

const facts = { method: 'POST', route: '/api/session', status: 422, durationMs: 1, left: undefined }
const [secret, otherSecret] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

/** The account that is logged for a request under a setting. */
function accountInLog(
  how: 'plain' | 'hash' | 'off',
  host: string,
  accountId: string,
  secrets = [secret],
): unknown {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const context = new RequestContext()
  context.brand = brandAt(host)
  context.accountId = accountId
  createLogFrom(pino({}, stream), createAccountInLog(how, secrets)).request(context, facts)
  return JSON.parse(lines[0] ?? '').account
}

t.test('LOG_ACCOUNT controls how accounts are logged', async (t) => {
  t.equal(accountInLog('plain', 'a.test', 'dana'), 'dana')
  t.equal(accountInLog('off', 'a.test', 'dana'), undefined)
  const hashed = accountInLog('hash', 'a.test', 'dana')
  t.match(hashed, /^[0-9a-f]{16}$/)
  t.equal(accountInLog('hash', 'a.test', 'dana'), hashed, 'the same every time')
  t.not(accountInLog('hash', 'b.test', 'dana'), hashed, 'but not at another brand')
  t.equal(accountInLog('hash', 'a.test', ' Dana'), hashed, 'however it is spelt')
})

t.test(
  'the hash of an account has a key, so that nobody finds a telephone number by trying all',
  async (t) => {
    const hashed = accountInLog('hash', 'a.test', '09171234567')
    t.not(hashed, hash('sha256', 'a.test 09171234567', 'hex').slice(0, 16), 'not what anybody can compute')
    t.not(accountInLog('hash', 'a.test', '09171234567', [otherSecret]), hashed, 'another key, another hash')
    t.equal(
      accountInLog('hash', 'a.test', '09171234567', [secret, otherSecret]),
      hashed,
      'the newest key counts',
    )
    t.equal(accountInLog('hash', 'a.test', '+63 917 123 4567'), hashed, 'the same number')
  },
)

/** Counts how often a keyed hash is made. */
function countHashes(test: Test): () => number {
  const { createHmac } = crypto
  let count = 0
  const replaceBy = (made: typeof createHmac) => {
    Object.assign(crypto, { createHmac: made })
    syncBuiltinESMExports()
  }
  replaceBy((...args) => {
    count++
    return createHmac(...args)
  })
  test.teardown(() => replaceBy(createHmac))
  return () => count
}

t.test('a hash is made once, and again where ten thousand others were asked for since', async (t) => {
  const hashes = countHashes(t)
  const nameOf = createAccountInLog('hash', [secret])
  const name = nameOf('a.test', 'dana')
  t.equal(nameOf('a.test', 'dana'), name)
  t.equal(hashes(), 1)
  t.not(nameOf('b.test', 'dana'), name, 'no other brand has the same')
  for (let player = 0; player < 9_999; player++) nameOf('a.test', `player-${player}`)
  t.equal(hashes(), 10_001)
  nameOf('b.test', 'dana')
  t.equal(hashes(), 10_001, 'what was used of late is remembered')
  t.equal(nameOf('a.test', 'dana'), name)
  t.equal(hashes(), 10_002, 'what was not is made again, the same')
})
