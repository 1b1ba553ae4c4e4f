import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Fault } from '#sandbox/control/fault.ts'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import type { Answer } from '../../support/send.ts'
import type { RunningSite } from '../../support/site.ts'
import { describeResponse, loggedAttempts, requestLogLine } from './describe-response.ts'
import type { WireFault } from './wire-fault.ts'

/** The observed effects of a fault; `broken` names the rules that did not hold. */
export interface WireRow {
  fault: string
  read: string
  write: string
  money: string
  fresh: string
  stale: string
  page: string
  cold: string
  coldPage: string
  log: string
  arrived: readonly number[]
  lost: string
  broken: string[]
}

/** A site, and how to inject faults into a brand's platform and remove them. */
export interface FaultFixture {
  site: RunningSite
  inject(fault: Fault | 'refused', host: string): Promise<void> | void
  clear(): Promise<void> | void
}

/** Settings under which `/api/cms` is stale at once and everything else stays fresh. */
export const wireSettings = {
  CMS_FRESH_SECONDS: '0',
  // As short as a busy machine allows for an answer of 9 MB.
  UPSTREAM_TIMEOUT_MS: '10000',
  UPSTREAM_DEADLINE_MS: '22000',
}

const credentials = { accountId: 'demo', password: 'Demo1234' }
const launch = {
  ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
  ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
}
const idempotencyHeaders = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' }
const concurrency = 6

/** A fault with its own brands, so that no circuit breaker or retry budget is shared. */
interface Case {
  expected: WireFault
  host: string
  coldHost: string
  cookie: string
  walletBefore: string
}

/** Injects every fault: all brands work, then all fail, then all work again. Returns a row for each fault. */
export async function proveWireFaults(
  fixture: FaultFixture,
  faults: readonly WireFault[],
): Promise<WireRow[]> {
  const cases = await mapConcurrently([...faults.entries()], concurrency, ([index, expected]) =>
    prepareCase(fixture, expected, index),
  )
  fixture.site.sandbox.control.clearCalls()
  for (const { expected, host, coldHost } of cases) {
    await fixture.inject(expected.fault, host)
    await fixture.inject(expected.fault, coldHost)
  }
  const rows = await mapConcurrently(cases, concurrency, (each) => applyFault(fixture, each))
  await fixture.clear()
  return mapConcurrently([...rows.entries()], concurrency, async ([index, row]) => {
    const each = cases[index]
    assert(each)
    return checkRecovery(fixture, each, row)
  })
}

async function prepareCase({ site }: FaultFixture, expected: WireFault, index: number): Promise<Case> {
  const host = `warm-${index}.localhost`
  const coldHost = `cold-${index}.localhost`
  // Else the platform fills a brand when it is first asked about it, for which a busy machine takes too long.
  for (const domain of [host, coldHost]) site.sandbox.control.addBrand({ domain })
  const cookie = await site.signIn('demo', 'Demo1234', host)
  for (const path of ['/api/startup', '/api/cms', '/']) {
    assert.equal((await site.ask(path, { host })).status, 200, `${path} before ${expected.name}`)
  }
  const walletBefore = (await site.ask('/api/me/balance', { host, cookie })).text
  return { expected, host, coldHost, cookie, walletBefore }
}

async function applyFault(
  { site }: FaultFixture,
  { expected, host, coldHost, cookie }: Case,
): Promise<WireRow> {
  const ask = (path: string, rest = {}) => site.ask(path, { host, ...rest })
  const post = { method: 'POST' }
  const [read, write, money, fresh, stale, page, cold] = await Promise.all([
    ask('/api/me/balance', { cookie }),
    ask('/api/session', { ...post, body: credentials }),
    ask('/api/games/launch', { ...post, cookie, body: launch, headers: idempotencyHeaders }),
    ask('/api/startup'),
    ask('/api/cms'),
    ask('/'),
    ask('/api/startup', { host: coldHost }),
  ])
  const coldPage = await ask('/', { host: coldHost })
  const attemptsOf = (answer: Answer, call: string) =>
    loggedAttempts(site.log, String(answer.headers['x-request-id']), call)
  const arrivalsOf = (call: string) =>
    site.sandbox.control
      .calls(call)
      .filter(({ headers }) =>
        [read, write, money].some((answer) => answer.headers['x-request-id'] === headers['x-request-id']),
      ).length
  const row: WireRow = {
    fault: expected.name,
    read: describeResponse(read),
    write: describeResponse(write),
    money: describeResponse(money),
    fresh: describeResponse(fresh),
    stale: `${describeResponse(stale)}${/detail=stale/.test(String(stale.headers['cache-status'])) ? ', stale' : ''}`,
    page: describeResponse(page),
    cold: describeResponse(cold),
    coldPage: describeResponse(coldPage),
    log: attemptsOf(read, '/api/auth/get_balance'),
    arrived: ['/api/auth/get_balance', '/api/auth/login', '/api/game/launch'].map(arrivalsOf),
    lost: '',
    broken: [],
  }
  const { name: _, fault: __, log, ...rest } = expected
  const always = { fresh: '200', stale: '200, stale', page: '200 page' }
  for (const [column, expectedValue] of Object.entries({ ...rest, ...always })) {
    const actual = row[column as keyof WireRow]
    if (String(actual) !== String(expectedValue))
      row.broken.push(`${column} is ${actual}, not ${expectedValue}`)
  }
  if (typeof log === 'string' ? row.log !== log : !log.test(row.log)) {
    row.broken.push(`log has ${row.log}, not ${log}`)
  }
  if (!/^(200|50[234]) page$/.test(row.coldPage)) row.broken.push(`a cold page is ${row.coldPage}`)
  for (const answer of [read, write, money, cold]) checkSameInLog(site, answer, row.broken)
  return row
}

/** Checks that the log line has the status, the code and the reference of the player's response. */
function checkSameInLog(site: RunningSite, answer: Answer, broken: string[]): void {
  const line = requestLogLine(site.log, String(answer.headers['x-request-id']))
  if (line.status !== answer.status) broken.push(`log says status ${line.status} of a ${answer.status}`)
  if (answer.status === 200) return
  const { code, reference } = answer.json<{ code: string; reference: string }>()
  if (line.code !== code || line.reference !== reference) broken.push('log has another code or reference')
}

/** After the fault: the player is still signed in, has the same balance, and can repeat the request. */
async function checkRecovery(
  { site }: FaultFixture,
  { host, cookie, walletBefore, expected }: Case,
  row: WireRow,
): Promise<WireRow> {
  const wallet = await site.ask('/api/me/balance', { host, cookie })
  if (wallet.text !== walletBefore) row.broken.push(`wallet ${wallet.text}, before ${walletBefore}`)
  const launchAs = async (headers: Record<string, string>) =>
    describeResponse(
      await site.ask('/api/games/launch', { method: 'POST', host, cookie, body: launch, headers }),
    )
  // The same key gets the first response again; a request with an unknown outcome is not sent again.
  const again = await launchAs(idempotencyHeaders)
  if (!['200', row.money, unknownOutcome].includes(again))
    row.broken.push(`the same idempotency key again: ${again}`)
  const other = await launchAs({ 'idempotency-key': randomUUID() })
  if (other !== '200') row.broken.push(`another idempotency key: ${other}`)
  const [, write = 0, money = 0] = expected.arrived
  if (write > 1 || money > 1) row.broken.push('a write arrived twice')
  if (row.broken.length === 0) row.lost = 'nothing: session and wallet kept, each write sent once at most'
  return row
}

const unknownOutcome = '504 outcomeUnknown (dialog)'
