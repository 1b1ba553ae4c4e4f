import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { outagePauseMs } from '#bff/support/answer/outage.ts'
import { createSandbox } from '#sandbox/server.ts'
import { type GatewayProcess, startGatewayProcess } from '../../support/gateway-process.ts'
import { type Answer, type Ask, send } from '../../support/send.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { until } from '../../support/until.ts'

/** The secret of a gateway whose log names accounts by a hash. */
export const sessionKeys = Buffer.alloc(32, 7).toString('base64url')

const bug = fileURLToPath(new URL('break-gateway.mjs', import.meta.url))
const host = 'localhost'

/** What a gateway wrote, and how the requests that went wrong are called in it. */
export interface TroubledLog {
  text: string
  references: Record<'wrongPassword' | 'lostDeposit' | 'timeout' | 'bug' | 'outage' | 'outageAgain', string>
  /** Of requests that a player sees no reference of. */
  requestIds: Record<'retried' | 'left', string>
  /** The idempotency key of the lost deposit, by which the platform knows it. */
  depositKey: string
}

/** Runs a real gateway before a platform that fails in every way that support staff are asked about. */
export async function writeTroubledLog(): Promise<TroubledLog> {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const proxy = await openTcpProxy(Number(new URL(await sandbox.listen(0)).port))
  const gateway = await startGatewayProcess({
    UPSTREAM_URL: `http://127.0.0.1:${proxy.port}`,
    SESSION_KEYS: sessionKeys,
    BRAND_DOMAINS: host,
    UPSTREAM_TIMEOUT_MS: '1000',
    UPSTREAM_DEADLINE_MS: '2500',
    SHUTDOWN_DRAIN_SECONDS: '0',
    RATE_LIMIT_CREDENTIALS: '1000/60',
    NODE_OPTIONS: `--import ${bug}`,
  })
  try {
    const trouble = await makeTrouble(gateway, sandbox, proxy)
    gateway.child.kill('SIGTERM')
    await gateway.ended
    return { text: gateway.output(), ...trouble }
  } finally {
    await gateway.stop()
    await proxy.close()
    await sandbox.close()
  }
}

type Sandbox = Awaited<ReturnType<typeof createSandbox>>
type Proxy = Awaited<ReturnType<typeof openTcpProxy>>

async function makeTrouble(gateway: GatewayProcess, { control }: Sandbox, proxy: Proxy) {
  const ask = (path: string, options: Ask = {}) =>
    send(gateway.port, path, { ...options, host: `${host}:${gateway.port}` })
  const logIn = (accountId: string, password = 'Demo1234') =>
    ask('/api/session', { method: 'POST', body: { accountId, password } })
  const cookieOf = (answer: Answer) => answer.cookies.find((text) => text.startsWith('session=')) ?? ''

  await until('the brand is known', async () => (await ask('/api/startup')).status === 200)
  const wrongPassword = await logIn('demo', 'nothing like it')
  const bug = await logIn('carlo')
  const winner = cookieOf(await logIn('winner'))
  const demo = cookieOf(await logIn('demo'))

  const balance = (cookie: string) => ask('/api/me/balance', { cookie })
  control.fault({ call: '/api/auth/get_balance', fault: { kind: 'hang' }, times: 1 })
  const retried = await balance(demo)
  assert.equal(retried.status, 200)
  control.fault({ call: '/api/auth/get_balance', fault: { kind: 'hang' }, times: 2 })
  const timeout = await balance(demo)

  // Slower than the gateway waits and asks: the platform carries it out afterwards.
  control.fault({ call: '/api/cashier/deposit_create', fault: { kind: 'latency', ms: 2500 }, times: 1 })
  const depositKey = randomUUID()
  const lostDeposit = await ask('/api/cashier/deposits', {
    method: 'POST',
    cookie: winner,
    body: { channelCode: 'qrph', amount: '500' },
    headers: { 'idempotency-key': depositKey },
  })
  await until('the deposit is settled', () => gateway.output().includes('moneyOutcomeSettled'))

  const left = await leave(gateway, control, demo)

  // What failed without a pause before it would be part of the outage.
  await setTimeout(outagePauseMs)
  await proxy.close()
  const outage = await balance(demo)
  // It opens by what fails within ten seconds, however busy the machine is.
  await until('the breaker is open', async () => {
    await Promise.all(Array.from({ length: 10 }, () => balance(demo)))
    return gateway.output().includes('"outcome":"breaker"')
  })
  const outageAgain = await balance(winner)
  const referenceOf = (answer: Answer) => answer.json<{ reference: string }>().reference
  return {
    references: {
      wrongPassword: referenceOf(wrongPassword),
      bug: referenceOf(bug),
      timeout: referenceOf(timeout),
      lostDeposit: referenceOf(lostDeposit),
      outage: referenceOf(outage),
      outageAgain: referenceOf(outageAgain),
    },
    requestIds: { retried: String(retried.headers['x-request-id']), left },
    depositKey,
  }
}

/** Asks and goes away as soon as the platform is asked. @returns the request's id */
async function leave(gateway: GatewayProcess, control: Sandbox['control'], cookie: string): Promise<string> {
  control.fault({ call: '/api/auth/get_balance', fault: { kind: 'latency', ms: 200 }, times: 1 })
  const calls = control.calls('/api/auth/get_balance').length
  const headers = { host: `${host}:${gateway.port}`, cookie }
  const asking = request({ port: gateway.port, host: '127.0.0.1', path: '/api/me/balance', headers }).end()
  const leaving = once(asking, 'error')
  await until('the platform is asked', () => control.calls('/api/auth/get_balance').length > calls)
  asking.destroy()
  await leaving
  const line = () =>
    gateway
      .output()
      .split('\n')
      .find((text) => text.includes('"status":499'))
  await until('the log says that the client left', () => line() !== undefined)
  return String(JSON.parse(line() ?? '').requestId)
}
