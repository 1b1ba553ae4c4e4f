import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runProgram } from '../../tests/support/run-program.ts'
import { type Lie, openLiar } from './open-liar.ts'

const createCall = '/api/cashier/deposit_create'
const statusCall = '/api/cashier/deposit_status'
const patience = { timeout: 120_000 }

const sandbox = await createSandbox({ databaseFile: ':memory:', gameCount: 60 })
const platform = await sandbox.listen()
t.teardown(() => sandbox.close())

/** Proves the money of a platform with the account `winner`. */
function prove(address: string, ...args: string[]) {
  const account = ['--account', 'winner:Demo1234', '--domain', 'localhost']
  const all = [
    'workshop/money/prove-money.mjs',
    '--platform',
    address,
    ...account,
    '--timeout',
    '2500',
    ...args,
  ]
  return runProgram(process.execPath, all, { cwd: projectRoot })
}

t.test('the reference platform passes, and the certificate names no secret', patience, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-proof-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const out = join(folder, 'certificate.md')
  const { status, output } = await prove(platform, '--withdraw', '--tac', '123456', '--out', out)
  t.equal(status, 0, output)
  const text = await readFile(out, 'utf8')
  t.match(text, '15 invariants passed, 0 failed, 0 were not possible here.')
  t.match(text, 'account: wi***')
  t.notMatch(output, /Demo1234|123456|winner/)
  t.strictSame(sandbox.control.auditLedger(), [], 'the ledger is right')
})

t.test('a platform that forgets request ids is found out, with what shows it', patience, async (t) => {
  const seen = new Set<unknown>()
  const liar = await openLiar(t, platform, {
    call(path, body) {
      if (path !== createCall) return body
      if (seen.has(body.request_id)) return { ...body, request_id: randomUUID(), channel_code: 'maya-qr' }
      seen.add(body.request_id)
      return body
    },
  })
  const { status, output } = await prove(liar, '--only', '2,3,5')
  t.equal(status, 1)
  t.match(output, '| 2 | The same key again is answered with the same deposit. | passed |')
  // The gateway repeats its own answer in whatever session, so that the platform is not asked again.
  t.match(output, '| 3 | The same key in another session is answered with the same deposit. | passed |')
  t.match(output, '| 5 | A call that arrives at the platform twice makes one deposit. | failed')
  t.match(
    output,
    /first session: POST \/api\/cashier\/deposits key ….{4} amount 100\.00 \| 200 status AWAITING_PAYMENT/,
  )
  t.notMatch(output, /Demo1234|winner/)
})

t.test('a platform that makes deposits of another amount is found out', patience, async (t) => {
  const liar = await openLiar(t, platform, {
    answer(path, body) {
      const [record] = (body.value ?? []) as Record<string, unknown>[]
      const isLied = (path === createCall || path === statusCall) && record
      return isLied ? { ...body, value: [{ ...record, amount: '100.01' }] } : body
    },
  })
  const { status, output } = await prove(liar, '--only', '1')
  t.equal(status, 1)
  t.match(output, '| failed: no deposit was created: 504 outcomeUnknown |')
})

/**
 * A platform that ignores request_id: asked what became of a request, it tells its last deposit.
 * @param isTold whether it tells the deposit's own request_id, too
 */
function forgetful(isTold: boolean): Lie {
  let last = { id: '', requestId: '' }
  let creating = ''
  let isByRequest = false
  return {
    call(path, body) {
      if (path === createCall) creating = String(body.request_id)
      if (path !== statusCall) return body
      isByRequest = 'request_id' in body
      const { request_id: _, ...rest } = body
      return isByRequest && last.id ? { ...rest, deposit_id: last.id } : body
    },
    answer(path, body) {
      const [record] = (body.value ?? []) as Record<string, unknown>[]
      if (path === createCall && record) last = { id: String(record.deposit_id), requestId: creating }
      const isLied = path === statusCall && isByRequest && isTold && record
      return isLied ? { ...body, value: [{ ...record, request_id: last.requestId }] } : body
    },
  }
}

t.test('a platform that ignores request ids is found out', patience, async (t) => {
  const { status, output } = await prove(await openLiar(t, platform, forgetful(false)), '--only', '1,10')
  t.equal(status, 1)
  t.match(output, '| failed: a key that nobody used is known: the platform ignores request_id |')
})

t.test(
  'the deposit of another request is never told as that of one that was cut off',
  patience,
  async (t) => {
    const { status, output } = await prove(await openLiar(t, platform, forgetful(true)), '--only', '1,7,8')
    t.equal(status, 1)
    t.match(output, '| failed: after 15 questions nobody knows what became of it |')
    t.match(output, /amount 100\.00 \| 504 code outcomeUnknown/)
    t.notMatch(output, 'state known')
    t.match(output, '| 8 | A deposit whose answer was lost is found by its key. | passed |')
  },
)

t.test('what stands in the way is said with what to do', patience, async (t) => {
  const run = (...args: string[]) =>
    runProgram(process.execPath, ['workshop/money/prove-money.mjs', ...args], { cwd: projectRoot })
  const brand = ['--domain', 'localhost']
  for (const [args, said] of [
    [
      ['--platform', platform, '--account', 'winner:Wrong1234', ...brand],
      /cannot sign in \(invalidCredentials\): check --account/,
    ],
    [
      ['--platform', 'http://127.0.0.1:1', '--account', 'a:b', ...brand],
      /does not answer for localhost .*check --platform/,
    ],
    [
      ['--platform', platform, '--account', 'winner:Demo1234', '--domain', 'nocashier.localhost'],
      /has no deposits/,
    ],
    [['--account', 'winner'], /--platform is missing.*--account is missing or not.*--domain is missing/],
  ] as const) {
    const { status, output } = await run(...args)
    t.strictSame([status, said.test(output)], [1, true], output)
    t.notMatch(output, /Wrong1234|Demo1234/)
  }
  t.match(await run('--help'), { status: 0, output: /npm run tool -- prove-money/ })
})
