import { randomBytes } from 'node:crypto'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'
import t from 'tap'
import * as z from 'zod'
import type { Fault } from '#sandbox/control/fault.ts'
import { createSandbox } from '#sandbox/server.ts'
import { answeredIds } from '../../bff/areas/send-example.ts'
import { startGatewayProcess } from '../../support/gateway-process.ts'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import { type Answer, send } from '../../support/send.ts'
import { until } from '../../support/until.ts'

/** Values that must never occur in the log, each valid for the field it is sent in. */
const secrets = {
  password: 'Canary1Passw0rd',
  newPassword: 'Canary2Passw0rd',
  tac: '918273',
  contactPhone: '09998877665',
  contactEmail: 'canary@secret.example',
  fullName: 'Cana Ryson',
  auth: 'canary-auth-5b1f0c',
  query: 'canary-query-77aa',
  body: 'canary-body-91bc',
  cookie: 'canary-cookie-c0ffee',
  bank: '000123456789012345',
}
const accountName = 'kanarya'
let players = 0

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const gateway = await startGatewayProcess({
  UPSTREAM_URL: await sandbox.listen(0),
  LOG_LEVEL: 'trace',
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  UPSTREAM_TIMEOUT_MS: '1000',
  ...{ RATE_LIMIT_CREDENTIALS: '100000/60', RATE_LIMIT_TAC: '100000/60' },
  ...{ RATE_LIMIT_WRITES: '100000/60', RATE_LIMIT_READS: '100000/60' },
})
t.teardown(async () => {
  await gateway.stop()
  await sandbox.close()
})
const Fields = z.optional(z.record(z.string(), z.unknown()))
const ExampleRequest = z.object({ params: Fields, query: Fields, body: Fields })
const seenSecrets = new Set<string>()
const sessionEndingOperations: readonly OperationId[] = [
  'changePassword',
  'endSession',
  'takeBreak',
  'excludeSelf',
  'login',
  'loginWithTac',
  'logout',
]
const orderedOperations = [
  ...answeredIds.filter((id) => !sessionEndingOperations.includes(id)),
  ...sessionEndingOperations,
]

interface Player {
  /** Every player has its own host, because the circuit breaker opens for a platform that fails often. */
  host: string
  accountId: string
  cookie: string
}

/** Records the secrets in a response: cookies and game URLs. */
function recordSecrets({ headers, text }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) seenSecrets.add(line.split(';')[0]?.split('=')[1] ?? '')
  for (const [, address = ''] of text.matchAll(/"gameUrl":"([^"]+)"/g))
    seenSecrets.add(new URL(address).search)
}

/** Sends an operation's example request with secrets in it. */
async function ask(
  id: OperationId,
  { host, accountId, cookie }: Player,
  spoil?: 'body' | 'type',
): Promise<number> {
  const { method, path }: OperationDeclaration = operations[id]
  const { params = {}, query = {}, body } = ExampleRequest.parse(operations[id].example.request)
  const bodyWithSecrets =
    body &&
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        name === 'accountId' ? accountId : (secretFor(name) ?? value),
      ]),
    )
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams({ ...(query as Record<string, string>), token: secrets.query })
  const answer = await send(gateway.port, `${filled}?${search}`, {
    ...{ method, host, cookie },
    ...(bodyWithSecrets && { body: spoil === 'body' ? `{"password":"${secrets.body}` : bodyWithSecrets }),
    headers: {
      authorization: `Bearer ${secrets.auth}`,
      'x-api-key': secrets.auth,
      referer: `http://localhost/?token=${secrets.query}`,
      ...(spoil === 'type' && { 'content-type': `text/${secrets.body}` }),
    },
  })
  recordSecrets(answer)
  return answer.status
}

function secretFor(name: string): string | undefined {
  return Object.entries(secrets).find(([key]) => key === name)?.[1]
}

/** Adds a player and signs in. A new one is needed for each fault, because requests change passwords and end sessions. */
async function newPlayer(): Promise<Player> {
  const accountId = `${accountName}${++players}`
  const host = `canary-${players}.localhost`
  sandbox.control.addPlayer({
    ...{ domain: host, accountId, password: secrets.password, balance: 100_000, tokens: 100_000 },
    ...{
      full_name: secrets.fullName,
      contact_email: secrets.contactEmail,
      contact_phone: secrets.contactPhone,
    },
  })
  const body = { accountId, password: secrets.password }
  const answer = await send(gateway.port, '/api/session', { method: 'POST', host, body })
  recordSecrets(answer)
  return { host, accountId, cookie: answer.cookies[0] ?? '' }
}

/** Platform responses with secrets in unexpected places. */
const faults: (Fault | undefined)[] = [
  undefined,
  { kind: 'resetAfter' },
  { kind: 'truncate' },
  { kind: 'truncate', abruptly: true },
  { kind: 'status', status: 500, body: `<h1>${secrets.auth} ${secrets.password}</h1>` },
  { kind: 'status', status: 404, body: { error: secrets.tac, token: secrets.auth } },
  { kind: 'status', status: 302, headers: { location: `http://x.example/${secrets.auth}` } },
  { kind: 'status', status: 200, body: `{"token":"${secrets.auth}", ${secrets.password}` },
  {
    kind: 'envelope',
    statusCode: -9,
    statusMessage: 'refused',
    token: secrets.auth,
    fields: { [secrets.auth]: secrets.tac },
  },
  {
    kind: 'drift',
    replace: {
      token: { [secrets.auth]: 1 },
      value: secrets.auth,
      site: secrets.auth,
      game_balance: secrets.auth,
    },
  },
  { kind: 'drift', replace: { token: `${secrets.auth}${'x'.repeat(3000)}`, email: secrets.contactEmail } },
  { kind: 'noEnvelope' },
]

t.test('every operation handles secrets in every field, with and without faults', async (t) => {
  const statuses = new Set<number>()
  await mapConcurrently(faults, 4, async (fault) => {
    const player = await newPlayer()
    t.ok(player.cookie, 'signed in')
    if (fault) sandbox.control.fault({ call: '*', domain: player.host, fault })
    for (const id of orderedOperations) statuses.add(await ask(id, player))
  })
  sandbox.control.clearFaults()
  for (const spoil of ['body', 'type'] as const) {
    const player = { host: 'localhost', accountId: accountName, cookie: `session=${secrets.cookie}` }
    for (const id of orderedOperations) statuses.add(await ask(id, player, spoil))
  }
  for (const expected of [200, 400, 401, 422, 502])
    t.ok(statuses.has(expected), `${expected} is among the statuses`)
})

t.test('no secret is in the output of the process', async (t) => {
  const tokens = sandbox.control
    .calls()
    .map(({ payload }) => String((payload as { auth?: string } | undefined)?.auth ?? ''))
  for (const token of tokens) seenSecrets.add(token)
  gateway.child.kill('SIGTERM')
  await until('the log is flushed', () => gateway.output().includes('"event":"draining"'))
  const written = gateway.output()
  t.ok(written.split('\n').length > faults.length * answeredIds.length, 'there is a log')
  const all = [...Object.values(secrets), ...[...seenSecrets].filter((text) => text.length > 8)]
  t.ok(all.length > Object.keys(secrets).length + 5, 'cookies, tokens and URLs were recorded')
  for (const secret of all) t.notOk(written.includes(secret), `not logged: ${secret.slice(0, 24)}`)
  t.notOk(written.includes(accountName), 'the account is only logged as a hash')
})
