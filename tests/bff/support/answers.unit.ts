import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { accountNames } from '#bff/support/answer/account-names.ts'
import { describeOrigin, describeOutcome } from '#bff/support/answer/describe.ts'
import { exportAccount } from '#bff/support/answer/export-account.ts'
import { findAccount } from '#bff/support/answer/find-account.ts'
import { findAnswers } from '#bff/support/answer/find-answers.ts'
import { findTop } from '#bff/support/answer/find-top.ts'
import { findLogFiles } from '#bff/support/files/find-log-files.ts'

/** A moment of the day that the logs of these tests are from. */
const at = (clock: string) => new Date(`2026-11-24T${clock}Z`).toISOString()

interface Request {
  time: string
  id: string
  brand?: string
  account?: string
  operation?: string
  status?: number
  code?: string
  durationMs?: number
  /** The attempts in its line, as it is written now. */
  platform?: readonly object[]
}

/** The reference of a request of these tests, which are numbered. */
const referenceOf = (id: string) => `AAAA-${id.padStart(4, '0')}`

function request({ time, id, brand = 'a.test', account = `player-${id}`, ...more }: Request): string {
  const { operation = 'getBalance', status = 503, code = 'serviceUnavailable', durationMs = 100 } = more
  const { platform } = more
  return JSON.stringify({
    ...{
      level: status >= 500 ? 'error' : 'info',
      time: at(time),
      kind: 'request',
      requestId: `request-${id}`,
    },
    ...{
      reference: referenceOf(id),
      host: brand,
      brand,
      operation,
      method: 'GET',
      route: `/api/${operation}`,
    },
    ...{ status, ...(status >= 400 && { code }), durationMs, account, platform },
  })
}

interface Attempt {
  time: string
  id: string
  host?: string
  call?: string
  attempt?: number
  outcome?: string
  reason?: string
  statusCode?: number
  durationMs?: number
}

function attempt({ time, id, host = 'a.test', call = '/api/auth/get_balance', ...more }: Attempt): string {
  const { outcome = 'timeout', durationMs = 50, ...others } = more
  const level = outcome === 'ok' || outcome === 'refused' ? 'info' : 'warn'
  return JSON.stringify({
    ...{ level, time: at(time), kind: 'platform' },
    ...{ call, attempt: 1, outcome, durationMs, host, ...others },
    ...{ requestId: `request-${id}`, reference: referenceOf(id) },
  })
}

function write(test: Test, lines: readonly string[]): string[] {
  const file = join(test.testdir({}), 'gateway.log')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return [file]
}

async function answer(test: Test, id: string, lines: readonly string[]) {
  const subject = { references: [referenceOf(id)], requestId: undefined }
  const { answers } = await findAnswers(write(test, lines), subject)
  const [first] = answers
  if (!first) throw new Error(`${id} was not found`)
  return first
}

t.test('nothing of a request stands before its beginning, and repeats are one step', async (t) => {
  const polls = ['10:00:01', '10:00:02', '10:00:03'].map((time) =>
    attempt({ time, id: '1', call: '/api/cashier/deposit_status', outcome: 'refused' }).replace(
      'request-1',
      'later',
    ),
  )
  const early = attempt({ time: '10:00:00', id: '1', durationMs: 500 })
  const { timeline } = await answer(t, '1', [early, request({ time: '10:00:00', id: '1' }), ...polls])
  t.equal(timeline.length, 4)
  t.ok(timeline.every(({ offsetMs = 0 }) => offsetMs >= 0))
  t.match(timeline.at(-1)?.what, /\(3 times until /)
})

t.test(
  'an answer names the replica and the trace, and a line of an earlier release names neither',
  async (t) => {
    const line = request({ time: '10:00:00', id: '1', platform: [{ call: '/api/auth/vip', outcome: 'ok' }] })
    const names = { instance: 'gateway-a', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' }
    const named = line.replace('"kind"', `"instance":"${names.instance}","traceId":"${names.traceId}","kind"`)
    const now = await answer(t, '1', [named])
    t.match(now, names)
    t.match(
      describeOrigin(now),
      /replica gateway-a · request request-1 · trace 4bf92f3577b34da6a3ce929d0e0e4736$/,
    )
    const before = await answer(t, '1', [line])
    t.match(describeOrigin(before), /player player-1 · request request-1$/)
    t.strictSame(now.timeline, before.timeline)
  },
)

t.test('who failed is told by the last attempt, and by the code', async (t) => {
  const broken = { time: '10:00:00', id: '1', outcome: 'network' }
  const failed = request({ time: '10:00:00', id: '1' })
  const by = async (name: string, lines: readonly string[], who: string) =>
    t.test(name, async (t) => t.equal((await answer(t, '1', lines)).who, who))
  await by('nothing listens', [attempt({ ...broken, reason: 'ECONNREFUSED' }), failed], 'platform')
  await by('the connection broke', [attempt({ ...broken, reason: 'ECONNRESET' }), failed], 'network')
  const rule = { time: '10:00:00', id: '1', status: 422, code: 'turnoverNotMet' }
  await by('a rule was applied', [request(rule)], 'nobody')
  const shared = attempt({ ...broken, id: 'refresh', time: '09:59:59.950', reason: 'ECONNRESET' })
  await by('data that many share was not to be had', [shared, failed], 'network')
})

t.test('around a request stands what the same player did within five minutes, and no one else', async (t) => {
  const of = (account: string, time: string, id: string) =>
    request({ account, time, id, operation: `operation${id}`, status: 200 })
  const { around } = await answer(t, '1', [
    request({ account: 'x', time: '10:00', id: '1' }),
    of('x', '09:54', '2'),
    of('x', '09:56', '3'),
    of('x', '10:04', '4'),
    of('x', '10:06', '5'),
    request({ account: 'y', time: '10:01', id: '6' }),
  ])
  t.strictSame(
    around.map(({ what }) => /operation\d/.exec(what)?.[0]),
    ['operation3', 'operation4'],
  )
})

t.test('an incident is of one brand, one call and one who failed, without a long pause', async (t) => {
  const failure = (time: string, id: string, more: Partial<Attempt> & { brand?: string } = {}) => [
    attempt({ time, id, host: more.brand ?? 'a.test', ...more }),
    request({ time, id, ...(more.brand && { brand: more.brand }) }),
  ]
  const lines = [
    ...failure('09:40', '1'),
    ...failure('10:00', '2'),
    ...failure('10:01', '3', { call: '/api/auth/profile' }),
    ...failure('10:02', '4', { outcome: 'network', reason: 'ECONNRESET' }),
    ...failure('10:03', '5', { brand: 'b.test' }),
    ...failure('10:04', '6'),
    ...failure('10:05', '7'),
  ]
  const { incident } = await answer(t, '6', lines)
  t.match(incident, { rank: 2, players: 3, since: at('10:00'), until: at('10:05'), brand: 'a.test' })
})

t.test('an outage of data that many share is of all who asked for it', async (t) => {
  const startup = (time: string, id: string, code = 'internalServerError') =>
    request({ time, id, operation: 'getStartup', status: 502, code, durationMs: 900 })
  const lines = [
    attempt({ time: '10:00:00.500', id: 'refresh', call: '/api/startup' }),
    startup('10:00:01', '1'),
    startup('10:00:02', '2'),
    request({ time: '10:00:03', id: '3', operation: 'getStartup', status: 503, code: 'overloaded' }),
    request({ time: '10:00:03', id: '4', status: 502, code: 'internalServerError' }),
    startup('10:00:04', '5'),
  ]
  for (const [id, rank] of [
    ['1', 1],
    ['5', 3],
  ] as const) {
    const { incident, who } = await answer(t, id, lines)
    t.match(incident, { call: 'getStartup', rank, players: 3, who: 'platform' })
    t.equal(who, 'platform')
  }
})

t.test(
  'games that the platform has not ready are one incident, though each request was refused',
  async (t) => {
    const refused = (id: string, more: Partial<Request> = {}) =>
      request({ time: '10:00', id, operation: 'launchGame', status: 422, code: 'gameUnavailable', ...more })
    const { incident } = await answer(t, '2', [
      refused('1'),
      refused('2'),
      refused('3', { code: 'gameMaintenance' }),
      refused('4', { brand: 'b.test' }),
      refused('5', { time: '10:01' }),
    ])
    t.match(incident, { call: 'launchGame', rank: 2, players: 3, who: 'platform' })
  },
)

t.test('a reference that two brands have is of an incident at each', async (t) => {
  const failed = { time: '10:00', id: '1' }
  const { incident } = await answer(t, '1', [
    request(failed),
    request({ ...failed, brand: 'b.test' }).replace('request-1', 'request-of-b'),
    request({ time: '10:01', id: '2', brand: 'b.test' }),
  ])
  t.match(incident, { brand: 'a.test', players: 1 })
})

t.test('top counts one hour, one brand, and players once', async (t) => {
  const lines = [
    request({ time: '08:00', id: '1' }),
    request({ time: '10:00', id: '2', account: 'x' }),
    request({ time: '10:01', id: '3', account: 'x' }),
    request({ time: '10:02', id: '4', account: 'y' }),
    request({ time: '10:03', id: '5', code: 'overloaded' }),
    request({ time: '10:04', id: '6', brand: 'b.test' }),
  ]
  const files = write(t, lines)
  const top = (host: string | undefined) => findTop(files, { host, since: undefined, until: undefined })
  t.match((await top('a.test')).answer, {
    requests: 4,
    codes: [
      { code: 'serviceUnavailable', requests: 3, players: 2 },
      { code: 'overloaded', requests: 1 },
    ],
    brands: [{ brand: 'a.test' }],
  })
  t.equal((await top('a.test')).answer.brands.length, 1)
  t.equal((await top(undefined)).answer.requests, 5)
})

t.test(
  'an account is of one brand, between two times, under every name that the log has for it',
  async (t) => {
    const seen = { account: 'x', status: 200 }
    const files = write(t, [
      request({ ...seen, time: '08:00', id: '1' }),
      request({ ...seen, time: '10:00', id: '2' }),
      request({ ...seen, time: '10:01', id: '3', brand: 'b.test' }),
      request({ ...seen, time: '10:02', id: '4', account: 'hash-of-x' }),
      request({ ...seen, time: '10:30', id: '5' }),
    ])
    const asked = { names: ['x', 'hash-of-x'], host: 'a.test' }
    const between = { since: '2026-11-24T09:00:00Z', until: '2026-11-24T10:15:00Z' }
    t.equal((await findAccount(files, { ...asked, ...between })).answer.requests, 2)
    const [newest, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const namesUnder = (...secrets: Buffer[]) => accountNames('x', 'a.test', { logAccount: 'hash', secrets })
    const names = namesUnder(newest, older)
    for (const name of namesUnder(older)) t.ok(names.includes(name))
    t.throws(() => namesUnder(), /set SESSION_KEYS/)
    t.throws(
      () => accountNames('x', 'a.test', { logAccount: 'off', secrets: [newest] }),
      /LOG_ACCOUNT is off/,
    )
    const hash = 'a73886365145d4a5'
    t.strictSame(accountNames(hash, undefined, { logAccount: 'hash', secrets: [] }), [hash])
  },
)

/** A call that was late and made good by a retry, and one that the platform refused, as a log of two releases has them. */
function logsOfTwoReleases() {
  const late = { call: '/api/auth/get_balance', attempt: 1, outcome: 'timeout', durationMs: 50 }
  const retried = { ...late, attempt: 2, outcome: 'ok', durationMs: 20 }
  const refused = { call: '/api/auth/login', attempt: 1, outcome: 'refused', statusCode: -1, durationMs: 30 }
  const warning = attempt({ ...late, time: '10:00:00.060', id: '1' })
  const one = { time: '10:00:00.100', id: '1', status: 200 }
  const other = { time: '10:00:01', id: '2', account: 'player-1', status: 422, code: 'invalidCredentials' }
  return {
    earlier: [
      warning,
      attempt({ ...retried, time: '10:00:00.090', id: '1' }),
      request(one),
      attempt({ ...refused, time: '10:00:00.980', id: '2' }),
      request(other),
    ],
    now: [
      warning,
      request({
        ...one,
        platform: [
          { ...late, startMs: 10 },
          { ...retried, startMs: 70 },
        ],
      }),
      request({ ...other, platform: [{ ...refused, startMs: 50 }] }),
    ],
  }
}

t.test('logs of this release and of earlier ones say the same, and each attempt once', async (t) => {
  const { earlier, now } = logsOfTwoReleases()
  for (const id of ['1', '2']) t.strictSame(await answer(t, id, now), await answer(t, id, earlier))
  const calls = (await answer(t, '1', now)).timeline.filter(({ who }) => who === 'platform')
  t.match(calls, [
    { offsetMs: 10, what: '/api/auth/get_balance: no answer within 50 ms' },
    { offsetMs: 70, what: '/api/auth/get_balance, attempt 2: answered in 20 ms' },
  ])
  t.equal(calls.length, 2)

  const asked = { since: undefined, until: undefined, host: 'a.test' }
  const search = async (lines: readonly string[]) => {
    const files = write(t, lines)
    const { answer: top } = await findTop(files, asked)
    const { answer: account } = await findAccount(files, { ...asked, names: ['player-1'] })
    return { top, account }
  }
  const { top, account } = await search(now)
  t.strictSame({ top, account }, await search(earlier))
  t.strictSame(top.calls, [{ call: '/api/auth/get_balance', failed: 1, drifted: 0, attempts: 2 }])
  t.equal(account.timeline.length, 5, 'two requests and three attempts')
})

t.test('a call follows the request that made it, however their times were rounded', async (t) => {
  for (let tenth = 0; tenth < 10; tenth++) {
    const made = { call: '/api/auth/get_balance', outcome: 'ok', startMs: 0.1, durationMs: 20 + tenth / 10 }
    const files = write(t, [
      request({ time: '10:00', id: '1', status: 200, durationMs: 99.9, platform: [made] }),
    ])
    const asked = { since: undefined, until: undefined, host: 'a.test', names: ['player-1'] }
    const { timeline } = (await findAccount(files, asked)).answer
    t.strictSame(
      timeline.map(({ who }) => who),
      ['same player', 'platform'],
      `${made.durationMs} ms`,
    )
  }
})

t.test('drift is the platform’s, with the field for the operator, and counts in top', async (t) => {
  const drift = ['value[].bank_id: id expected, missing']
  const call = '/api/bank/my_banks'
  const drifted = attempt({ time: '10:00:00', id: '1', call, outcome: 'drift' }).replace(
    '"outcome":"drift"',
    `"outcome":"drift","drift":${JSON.stringify(drift)}`,
  )
  const lines = [drifted, request({ time: '10:00:00.010', id: '1', operation: 'listMyBanks', status: 200 })]
  const { who, sentences } = await answer(t, '1', lines)
  t.equal(who, 'platform')
  t.match(sentences, {
    saw: /something of it may have been missing/,
    failed: /^The platform answered, but something in its answer was missing/,
    todo: /pass the reference on to the operator/,
    operator: `${call} answered, but not as its contract says (${drift[0]})`,
  })
  const { answer: top } = await findTop(write(t, lines), {
    host: undefined,
    since: undefined,
    until: undefined,
  })
  t.match(top, { failed: 0, calls: [{ call, failed: 0, drifted: 1 }] })
})

t.test('a host that is not served is how the gateway is set up', async (t) => {
  const line = JSON.parse(request({ time: '10:00', id: '1', status: 421, code: 'unknownHost' }))
  const { brand: _brand, operation: _operation, ...bare } = line
  const { who, sentences } = await answer(t, '1', [JSON.stringify({ ...bare, host: 'new.test' })])
  t.equal(who, 'setup')
  t.match(sentences, {
    failed: 'It is how the gateway is set up: no brand is served at new.test.',
    operator: /BRAND_DOMAINS/,
  })
})

/** A platform that is down for a brand: failures until its calls are held back, and their end. */
function outage() {
  const breaker = (time: string, state: string) =>
    JSON.stringify({ level: 'info', time: at(time), kind: 'notice', event: 'breaker', host: 'a.test', state })
  const failure = (time: string, id: string, call: string, outcome = 'timeout') => [
    attempt({ time, id, call, outcome }),
    request({ time, id, operation: `operation${id}` }),
  ]
  return [
    ...failure('09:59:57', '1', '/api/auth/profile'),
    attempt({ time: '09:59:59', id: '6', call: '/api/auth/get_balance', outcome: 'aborted' }),
    ...failure('10:00:00', '2', '/api/auth/profile'),
    ...failure('10:00:01', '3', '/api/bank/my_banks'),
    breaker('10:00:01.500', 'open'),
    ...failure('10:00:05', '4', '/api/auth/get_balance', 'breaker'),
    breaker('10:00:12', 'closed'),
    ...failure('10:01:00', '5', '/api/auth/profile'),
  ]
}

t.test('an outage is counted by its players, whatever they asked for', async (t) => {
  for (const [id, rank] of [
    ['2', 1],
    ['3', 2],
    ['4', 3],
  ] as const) {
    const { incident, sentences } = await answer(t, id, outage())
    t.match(incident, { isOutage: true, rank, players: 3 }, id)
    t.match(
      sentences.failed,
      /^The platform was down for all players of a\.test from \d\d:00:00 to \d\d:00:12\.$/,
    )
  }
  for (const id of ['1', '5']) t.match((await answer(t, id, outage())).incident, { isOutage: false }, id)
  const open = outage().filter((line) => !line.includes('"closed"'))
  t.match((await answer(t, '4', open)).sentences.failed, /since \d\d:00:00, and the log tells of no end/)
})

t.test('the id by which the platform knows a request finds it, with all its lines', async (t) => {
  const platformRequestId = 'd3d0f2a4-4a4e-4b5e-9a51-0c2f5f6d7e80'
  const lost = { time: '10:00', id: '1', operation: 'createDeposit', status: 504, code: 'outcomeUnknown' }
  const lines = [
    attempt({ time: '10:00', id: '1', call: '/api/cashier/deposit_create' }),
    JSON.stringify({ ...JSON.parse(request(lost)), platformRequestId }),
  ]
  const files = write(t, lines)
  const { answers } = await findAnswers(files, { requestId: platformRequestId, references: [] })
  t.equal(answers.length, 1)
  t.match(answers[0], {
    platformRequestId,
    sentences: { todo: `Ask the platform for its request ${platformRequestId}` },
  })
  t.equal(answers[0]?.timeline.filter(({ who }) => who === 'platform').length, 1)
})

t.test('what a player saw is what the page shows of the operation', async (t) => {
  const seen = async (operation: string, status: number, code: string) => {
    const { sentences, playerTexts } = await answer(t, '1', [
      request({ time: '10:00', id: '1', operation, status, code }),
    ])
    return { saw: sentences.saw, languages: Object.keys(playerTexts) }
  }
  t.match(await seen('createDeposit', 504, 'outcomeUnknown'), {
    saw: /^The player saw “Checking your deposit… We lost the connection/,
    languages: ['EN', 'PHP', 'CN'],
  })
  t.match(await seen('createWithdrawal', 503, 'internalServerError'), {
    saw: /“Nothing was sent, so no money has moved/,
  })
  t.match(await seen('login', 422, 'invalidCredentials'), {
    saw: 'The player saw “Wrong account ID or password.” at a field of the form. The reference stands there from the second failure on.',
  })
  t.match(await seen('changePassword', 422, 'invalidCredentials'), {
    saw: /“That isn’t your current password\.”/,
  })
  t.match(await seen('login', 429, 'tooManyRequests'), {
    saw: /^The player saw “Too many attempts\.” and how many seconds/,
  })
  t.match(await seen('listMyBanks', 502, 'internalServerError'), {
    saw: /^The player saw “The problem is on our side.* in place of what could not be loaded, with this reference/,
  })
  t.match(await seen('getMiniGameWallet', 502, 'internalServerError'), {
    saw: 'The player saw no error: the page leaves this part out.',
    languages: [],
  })
  t.match(await seen('claimMission', 422, 'limitReached'), {
    saw: /“You’ve reached your limit\. Claim it after/,
  })
  t.match(await seen('cancelDeposit', 504, 'outcomeUnknown'), { saw: /are finding out if it was canceled/ })
  t.match(await seen('document', 404, 'notFound'), { saw: /“We can’t find that page” instead of the page/ })
})

t.test('an export has every line of one account, as it was written, and no other', async (t) => {
  const own = [
    attempt({ time: '10:00', id: '1' }),
    request({ time: '10:00', id: '1', account: 'x' }),
    request({
      time: '10:01',
      id: '2',
      account: 'x',
      status: 200,
      platform: [{ call: '/api/auth/get_balance', attempt: 1, outcome: 'ok', startMs: 0, durationMs: 1 }],
    }),
    JSON.stringify({
      ...{ level: 'info', time: at('10:02'), kind: 'notice', event: 'moneyOutcomeSettled', host: 'a.test' },
      reference: referenceOf('1'),
    }),
  ]
  const others = [
    request({ time: '10:00', id: '3', account: 'y' }),
    attempt({ time: '10:00', id: '3' }),
    request({ time: '10:03', id: '4', account: 'x', brand: 'b.test' }),
    attempt({ time: '10:03', id: '1', host: 'b.test' }).replace('request-1', 'request-of-b'),
  ]
  const written: string[] = []
  const files = write(t, [...own, ...others])
  const asked = { names: ['x'], host: 'a.test' }
  const { lines } = await exportAccount(files, asked, (line) => void written.push(line))
  t.strictSame(written.toSorted(), own.toSorted())
  t.equal(lines, own.length)
})

t.test('rotated files are read in the order of their numbers', async (t) => {
  const folder = t.testdir({ 'gateway.log': '', 'gateway.log.10': '', 'gateway.log.2': '' })
  const { files } = await findLogFiles(['gateway.log*'], folder)
  t.strictSame(
    files.map(({ path }) => path),
    ['gateway.log', 'gateway.log.2', 'gateway.log.10'].map((name) => join(folder, name)),
  )
})

t.test('a time limit reads as it was set, even where its timer fired a moment early', async (t) => {
  const described = (ms: number) => describeOutcome({ outcome: 'timeout', durationMs: ms })
  t.equal(described(999.7), 'no answer within 1.0 s')
  t.equal(described(997), 'no answer within 1.0 s')
  t.equal(described(1004), 'no answer within 1.0 s')
  t.equal(described(200), 'no answer within 200 ms')
})
