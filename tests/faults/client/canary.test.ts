import { randomBytes } from 'node:crypto'
import { examples } from '@marquee/contracts/examples'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import t from 'tap'
import * as z from 'zod'
import type { Fault } from '../../../packages/sandbox/src/control/fault.ts'
import { createSandbox } from '../../../packages/sandbox/src/server.ts'
import { startGatewayProcess } from '../../support/gateway-process.ts'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import { type Answer, send } from '../../support/site.ts'
import { until } from '../../support/until.ts'

/** What nobody may ever read in the log; each fits where it is sent. */
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
const found = new Set<string>()
const endsSessions: readonly OperationId[] = ['changePassword', 'login', 'loginWithTac', 'logout']
const inOrder = [...operationIds.filter((id) => !endsSessions.includes(id)), ...endsSessions]

interface Player {
  /** One for each, because a platform that fails a lot is not asked any more. */
  host: string
  accountId: string
  cookie: string
}

/** Remembers what an answer gave that is secret: cookies, and addresses of games. */
function learn({ headers, text }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) found.add(line.split(';')[0]?.split('=')[1] ?? '')
  for (const [, address = ''] of text.matchAll(/"gameUrl":"([^"]+)"/g)) found.add(new URL(address).search)
}

/** The request of an operation's example, with secrets where secrets go. */
async function ask(
  id: OperationId,
  { host, accountId, cookie }: Player,
  spoil?: 'body' | 'type',
): Promise<number> {
  const { method, path }: OperationDeclaration = operations[id]
  const { params = {}, query = {}, body } = ExampleRequest.parse(examples[id].request)
  const marked =
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
    ...(marked && { body: spoil === 'body' ? `{"password":"${secrets.body}` : marked }),
    headers: {
      authorization: `Bearer ${secrets.auth}`,
      'x-api-key': secrets.auth,
      referer: `http://localhost/?token=${secrets.query}`,
      ...(spoil === 'type' && { 'content-type': `text/${secrets.body}` }),
    },
  })
  learn(answer)
  return answer.status
}

function secretFor(name: string): string | undefined {
  return Object.entries(secrets).find(([key]) => key === name)?.[1]
}

/** A new player, signed in: requests change passwords and end sessions. */
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
  learn(answer)
  return { host, accountId, cookie: answer.cookies[0] ?? '' }
}

/** Answers of the platform that carry secrets where nobody expects any. */
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

t.test('every operation, with secrets in all its places, well and failing', async (t) => {
  const statuses = new Set<number>()
  await mapConcurrently(faults, 4, async (fault) => {
    const player = await newPlayer()
    t.ok(player.cookie, 'signed in')
    if (fault) sandbox.control.fault({ call: '*', domain: player.host, fault })
    for (const id of inOrder) statuses.add(await ask(id, player))
  })
  sandbox.control.clearFaults()
  for (const spoil of ['body', 'type'] as const) {
    const player = { host: 'localhost', accountId: accountName, cookie: `session=${secrets.cookie}` }
    for (const id of inOrder) statuses.add(await ask(id, player, spoil))
  }
  for (const wanted of [200, 400, 401, 422, 502])
    t.ok(statuses.has(wanted), `${wanted} was among the answers`)
})

t.test('and nothing of it in anything that the process wrote', async (t) => {
  const tokens = sandbox.control
    .calls()
    .map(({ payload }) => String((payload as { auth?: string } | undefined)?.auth ?? ''))
  for (const token of tokens) found.add(token)
  gateway.child.kill('SIGTERM')
  await until('everything is written', () => gateway.output().includes('"event":"draining"'))
  const written = gateway.output()
  t.ok(written.split('\n').length > faults.length * operationIds.length, 'there is a log')
  const all = [...Object.values(secrets), ...[...found].filter((text) => text.length > 8)]
  t.ok(all.length > Object.keys(secrets).length + 5, 'cookies, tokens and addresses were seen')
  for (const secret of all) t.notOk(written.includes(secret), `nowhere: ${secret.slice(0, 24)}`)
  t.notOk(written.includes(accountName), 'nor the account, which is hashed')
})
