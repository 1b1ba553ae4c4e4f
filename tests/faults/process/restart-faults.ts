import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '#sandbox/server.ts'
import { type GatewayProcess, startGatewayProcess } from '../../support/gateway-process.ts'
import { type Ask, send } from '../../support/send.ts'
import { until } from '../../support/until.ts'
import type { Finding, Scenario } from '../scenario.ts'

/** A gateway without Redis is killed and started again. */
export const restartFaults: readonly Scenario[] = [
  { fault: 'SIGKILL while a write is under way, no Redis; then the same key again', prove: proveBegunWrite },
  { fault: 'SIGKILL after sessions were ended, no Redis', prove: proveEndedSessions },
  {
    fault: 'SIGKILL after a write was answered, no Redis; then the same key again',
    prove: proveAnsweredWrite,
  },
  { fault: 'the list of ended sessions on disk is damaged', prove: proveDamagedList },
  { fault: 'neither Redis nor a directory for what must outlive a restart', prove: proveNothingKept },
]

const host = 'localhost'
const bet = '/api/me/mini-games/lucky-wheel/bet'
const betCall = '/api/mini_game/mini_game_bet'

/** A platform, and a gateway that can be killed and started again with the same directory and keys. */
async function openStage(directory: string | undefined) {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const settings = {
    UPSTREAM_URL: await sandbox.listen(0),
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    BRAND_DOMAINS: host,
    SNAPSHOT_DIRECTORY: directory ?? 'off',
    RATE_LIMIT_CREDENTIALS: '1000/60',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  }
  let gateway: GatewayProcess = await startGatewayProcess(settings)
  const ask = (path: string, asked: Ask = {}) => send(gateway.port, path, { ...asked, host })
  async function kill() {
    gateway.child.kill('SIGKILL')
    await gateway.ended
  }
  return {
    sandbox,
    ask,
    output: () => gateway.output(),
    async signIn(password = 'Demo1234') {
      const body = { accountId: 'demo', password }
      return (await ask('/api/session', { method: 'POST', body })).cookies[0] ?? ''
    },
    isSignedIn: async (cookie: string) => (await ask('/api/me/balance', { cookie })).status === 200,
    kill,
    async restart() {
      await kill()
      gateway = await startGatewayProcess(settings)
    },
    async close() {
      await gateway.stop()
      await sandbox.close()
    },
  }
}

type Stage = Awaited<ReturnType<typeof openStage>>

async function withStage(prove: (stage: Stage, directory: string) => Promise<Finding>): Promise<Finding> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-restart-'))
  const stage = await openStage(directory)
  try {
    return await prove(stage, directory)
  } finally {
    await stage.close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Ends one session by logging out, one by logging out everywhere else, and one by a new password. */
async function endSessions({ ask, signIn }: Stage) {
  const [left, other, mine] = [await signIn(), await signIn(), await signIn()]
  assert.equal((await ask('/api/session', { method: 'DELETE', cookie: left })).status, 200)
  const elsewhere = await ask('/api/account/sessions/end-others', { method: 'POST', cookie: mine })
  const [kept = ''] = elsewhere.cookies
  const body = { password: 'Demo1234', newPassword: 'Sampaguita8' }
  const changed = await ask('/api/account/password', { method: 'POST', cookie: kept, body })
  assert.equal(changed.status, 200)
  return { ended: [left, other, mine, kept], valid: changed.cookies[0] ?? '' }
}

function proveEndedSessions(): Promise<Finding> {
  return withStage(async (stage, directory) => {
    const { ended, valid } = await endSessions(stage)
    await stage.restart()
    for (const cookie of ended) assert.equal(await stage.isSignedIn(cookie), false, 'ended stays ended')
    assert.equal(await stage.isSignedIn(valid), true)
    const kept = await readFile(join(directory, 'ended-sessions.journal'), 'utf8')
    assert.ok(
      !kept.includes('demo') && !kept.includes(valid),
      'the file names no account and holds no cookie',
    )
    assert.match(stage.output(), /"event":"journalLoaded","journal":"ended-sessions"/)
    return {
      player: '401 with an ended session, 200 with one that goes on',
      log: 'journalLoaded',
      lost: 'nothing',
    }
  })
}

/** The platform has the stake and has not answered when the gateway dies. */
function proveBegunWrite(): Promise<Finding> {
  return withStage(async ({ sandbox, ask, signIn, restart }) => {
    const cookie = await signIn()
    const asked = { method: 'POST', cookie, headers: { 'idempotency-key': randomUUID() } }
    sandbox.control.fault({ call: betCall, fault: { kind: 'latency', ms: 3000 }, times: 1 })
    const cut = ask(bet, asked).catch(() => 'cut')
    await until('the platform has the stake', () => sandbox.control.calls(betCall).length === 1)
    await restart()
    assert.equal(await cut, 'cut')
    for (const again of [await ask(bet, asked), await ask(bet, asked)]) {
      assert.equal(again.status, 504)
      const { code, statusCode } = again.json<{ code: string; statusCode: number }>()
      assert.deepEqual([code, statusCode], ['outcomeUnknown', -504])
    }
    assert.equal(sandbox.control.calls(betCall).length, 1, 'the stake is not sent again')
    const other = await ask(bet, { ...asked, headers: { 'idempotency-key': randomUUID() } })
    assert.equal(other.status, 200, 'another intent goes through')
    return { player: '504 outcomeUnknown (dialog)', log: 'journalLoaded', lost: 'nothing: one stake' }
  })
}

function proveAnsweredWrite(): Promise<Finding> {
  return withStage(async ({ sandbox, ask, signIn, restart }, directory) => {
    const cookie = await signIn()
    const asked = { method: 'POST', cookie, headers: { 'idempotency-key': randomUUID() } }
    const first = await ask(bet, asked)
    assert.equal(first.status, 200)
    await restart()
    const again = await ask(bet, asked)
    assert.deepEqual([again.status, again.text], [200, first.text], 'the first answer')
    assert.equal(sandbox.control.calls(betCall).length, 1, 'the stake is not sent again')
    const { playId = '' } = first.json<{ playId?: string }>()
    const kept = await readFile(join(directory, 'begun-writes.journal'), 'utf8')
    assert.ok(!playId || !kept.includes(playId), 'the answer is sealed')
    return { player: '200 with the first answer', log: 'journalLoaded', lost: 'nothing: one stake' }
  })
}

/** A crash has cut the last line short, and a bad disk has changed another. */
function proveDamagedList(): Promise<Finding> {
  return withStage(async (stage, directory) => {
    const [first, second] = [await stage.signIn(), await stage.signIn()]
    for (const cookie of [first, second]) await stage.ask('/api/session', { method: 'DELETE', cookie })
    await stage.kill()
    const file = join(directory, 'ended-sessions.journal')
    const [one = '', ...others] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [one.replace('session', 'sessiom'), ...others].join('\n'))
    await appendFile(file, others[0]?.slice(0, 40) ?? '')
    await stage.restart()
    assert.equal(await stage.isSignedIn(second), false, 'what can be read counts')
    assert.match(stage.output(), /"event":"journalDamaged","journal":"ended-sessions","lines":2/)
    await stage.restart()
    assert.doesNotMatch(stage.output(), /journalDamaged/, 'the start has written a sound file')
    return {
      player: '401 with an ended session',
      log: 'journalDamaged, once',
      lost: 'nothing but the damaged lines',
    }
  })
}

async function proveNothingKept(): Promise<Finding> {
  const stage = await openStage(undefined)
  try {
    const lines = stage.output().match(/"event":"endingsNotKept"[^\n]*/g) ?? []
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', /SNAPSHOT_DIRECTORY or REDIS_URL/)
    const cookie = await stage.signIn()
    await stage.ask('/api/session', { method: 'DELETE', cookie })
    assert.equal(await stage.isSignedIn(cookie), false)
    return {
      player: '401 with an ended session, until the gateway restarts',
      log: 'endingsNotKept at start: what is not kept, and which setting keeps it',
      lost: 'nothing while the process runs',
    }
  } finally {
    await stage.close()
  }
}
