import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import t from 'tap'
import { parse } from 'yaml'
import * as z from 'zod'
import * as messages from '#bff/observability/log-lines.ts'
import { findAnswers, readSubject } from '#bff/support/answer/find-answers.ts'
import { parseCommand } from '#bff/support/command/parse-command.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { needs } from '../../support/needs.ts'
import { openFolder } from '../../support/open-folder.ts'
import { fullTest } from '../../support/test-size.ts'
import { textsOf } from '../../support/texts-of.ts'
import { runSupport } from './run-support.ts'
import { sessionKeys, writeTroubledLog } from './troubled-gateway.ts'

const chinese = textsOf.CN.ui.cashier
const filipino = textsOf.PHP.ui.cashier

const { text, references, requestIds, depositKey } = await writeTroubledLog()
const folder = openFolder(t, { 'gateway.log': text })
const log = join(folder, 'gateway.log')
const lines = text.split('\n').filter(Boolean)

/** What the command answers, without the timeline. */
function sentencesOf(name: string) {
  const { out, status } = runSupport([name, log, '--words'])
  const line = (label: string) =>
    out
      .split('\n')
      .find((one) => one.startsWith(label))
      ?.slice(10)
  return {
    status,
    seen: line('Seen'),
    failed: line('Failed'),
    todo: line('To do'),
    incident: line('Incident'),
    out,
  }
}

t.test('a wrong password is the player’s own', async (t) => {
  t.match(sentencesOf(references.wrongPassword), {
    status: 0,
    seen: 'The player saw “Wrong account ID or password.” at a field of the form. The reference stands there from the second failure on.',
    failed: 'It was on the player’s side: wrong account or password, as the platform answered.',
    todo: /Offer a password reset/,
    incident: undefined,
  })
})

t.test('a call that was late twice is the platform’s, with both attempts in the timeline', async (t) => {
  const answer = sentencesOf(references.timeout)
  t.match(answer, {
    status: 0,
    seen: 'The player saw no error: the page leaves this part out.',
    failed: /^The platform did not answer within 1\.\d s, asked 2 times\.$/,
    incident: /player of localhost who met this failure/,
  })
  t.match(
    answer.out,
    /browser +GET \/api\/me\/balance[\s\S]*get_balance: no answer[\s\S]*attempt 2: no answer[\s\S]*answered 503/,
  )
})

t.test('a call that was made good by a retry failed nobody', async (t) => {
  t.match(sentencesOf(requestIds.retried), {
    seen: /^The player saw no error/,
    failed: /^Nobody failed in the end: the platform did not answer at first/,
  })
})

t.test('a platform that is down is named, with its breaker and the players it hit', async (t) => {
  const first = sentencesOf(references.outage)
  t.match(first, {
    failed: /^The platform was down for all players of localhost since \S+, and the log tells of no end\.$/,
    incident: /^1st player of localhost who met this outage .* 2 in all/,
  })
  t.match(first.out, /ECONNREFUSED/, 'the technical word is in the timeline')
  t.match(first.out, /brand +breaker of the brand: open/)
  t.match(sentencesOf(references.outageAgain), {
    failed: /^The platform was down for all players of localhost since/,
    incident: /^2nd player of localhost/,
  })
})

t.test('a lost deposit is followed until it is settled', async (t) => {
  const answer = sentencesOf(references.lostDeposit)
  t.match(answer, {
    seen: /^The player saw “Checking your deposit… We lost the connection.*”, with this reference\.$/,
    failed: /^The platform did not answer within 1\.\d s\.$/,
    todo: /^Tell the player that the request arrived: the platform has had it on record since/,
    incident: /Its outcome is settled by now/,
  })
  t.match(
    answer.out,
    /deposit_create: no answer[\s\S]*answered 504[\s\S]*deposit_status: answered[\s\S]*settled: the platform has it/,
  )
})

t.test('a lost deposit is the operator’s affair until it is settled', async (t) => {
  t.notMatch(sentencesOf(references.lostDeposit).out, /^Operator/m)
  const open = lines.filter((line) => !line.includes('moneyOutcomeSettled')).join('\n')
  t.match(runSupport([references.lostDeposit], { input: open }).out, /^Operator {2}A write was interrupted/m)
})

t.test('without its end a lost deposit is not promised', async (t) => {
  const open = join(folder, 'open.log')
  writeFileSync(open, `${lines.filter((line) => !line.includes('moneyOutcomeSettled')).join('\n')}\n`)
  const { out } = runSupport([references.lostDeposit, open])
  t.match(out, /To do +The request was sent to the platform, but the answer was lost/)
  const [, platformRequestId = ''] = /platform’s request ([0-9a-f-]{36})/.exec(out) ?? []
  t.match(out, `Ask the platform for its request ${platformRequestId} before`)
  t.equal(platformRequestId, depositKey, 'by which the platform has it on record')
  const { answer } = await find(depositKey, [open])
  t.equal(answer?.reference, references.lostDeposit, 'and by which it is found')
  t.match(out, /Its outcome is still open/)
})

t.test('a bug of the gateway is its own, and tells nothing of what was typed', async (t) => {
  const answer = sentencesOf(references.bug)
  t.match(answer, {
    failed: 'The gateway failed: a fault in its program.',
    todo: /Pass the reference on to the operator/,
  })
  t.match(answer.out, /gateway +a bug: TypeError at /)
  t.notMatch(answer.out, /what carlo typed/)
})

t.test('a browser that left is no failure of ours', async (t) => {
  t.match(sentencesOf(requestIds.left), {
    seen: /^The player saw no answer: their browser left/,
    failed: /^It was on the player’s side: the browser left/,
    todo: /look in the history first/,
  })
})

t.test('what the player read is said in every language', async (t) => {
  const { out } = sentencesOf(references.lostDeposit)
  t.match(out, `PHP     ${filipino.check.checking.deposit}`)
  t.match(out, `CN      ${chinese.check.checking.deposit}`)
})

/** The answer from files, without a process of its own. */
async function find(name: string, paths: readonly string[]) {
  const subject = readSubject(name)
  if (!subject) throw new Error(`${name} is not understood`)
  const { answers, coverage } = await findAnswers(paths, subject)
  return { answer: answers[0], coverage }
}

t.test('careless typing finds it, in rotated and compressed files and in a pipe', async (t) => {
  const reference = references.wrongPassword
  const careless = reference.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').split('-')
  const rotated = join(folder, 'rotated')
  mkdirSync(rotated)
  const half = Math.floor(lines.length / 2)
  writeFileSync(join(rotated, 'gateway.log.2.gz'), gzipSync(`${lines.slice(0, half).join('\n')}\n`))
  writeFileSync(join(rotated, 'gateway.log'), `${lines.slice(half).join('\n')}\n`)
  t.match(runSupport([...careless, 'gateway.log*'], { cwd: rotated }), { status: 0, out: /Searched 2 files/ })
  t.match(runSupport([reference], { input: text }), { status: 0, out: /Wrong account ID/ })
  const SUPPORT_LOG_FILES = join(rotated, 'gateway.log*')
  t.match(runSupport([references.outageAgain], { env: { SUPPORT_LOG_FILES } }), { status: 0 })
})

t.test('every way of packing is read, and a file that ends too soon as far as it goes', async (t) => {
  const packed = {
    'whole.gz': gzipSync(text),
    'whole.zst': zstdCompressSync(text),
    'cut.gz': gzipSync(text).subarray(0, -20),
  }
  for (const [name, bytes] of Object.entries(packed)) {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    const { answer, coverage } = await find(references.wrongPassword, [path])
    t.equal(answer?.code, 'invalidCredentials', name)
    t.equal(coverage.unreadable.length, name === 'cut.gz' ? 1 : 0, name)
  }
})

t.test('logs as containers write them are read', async (t) => {
  const kinds = {
    docker: (line: string) =>
      JSON.stringify({ log: `${line}\n`, stream: 'stdout', time: '2026-11-24T08:00:00Z' }),
    compose: (line: string) => `gateway-a-1  | ${line}`,
    kubernetes: (line: string) => `2026-11-24T08:00:00.000000000Z stdout F ${line}`,
  }
  for (const [kind, write] of Object.entries(kinds)) {
    const path = join(folder, kind)
    writeFileSync(path, `${lines.map(write).join('\n')}\n`)
    const { answer, coverage } = await find(references.outageAgain, [path])
    t.match(answer, { incident: { rank: 2, players: 2 } }, kind)
    t.match(coverage, { skipped: 0, lines: lines.length, first: /^20/ }, kind)
  }
})

t.test('what is no log of ours is passed over and counted', async (t) => {
  const [first = '', ...others] = lines
  const mixed = Buffer.concat([
    Buffer.from('Listening on 8080\n{"level":30,"msg":"another program"}\n'),
    Buffer.from([0, 255, 10, 254]),
    Buffer.alloc(9_000_000, 'x'),
    Buffer.from(`\n${first.slice(0, 80)}\n${others.join('\n')}\n${first.slice(0, 90)}`),
  ])
  t.match(runSupport([references.wrongPassword], { input: mixed }), {
    status: 0,
    out: /6 lines passed over: of other programs, cut in half, or not text/,
  })
})

t.test('a reference that is not there: where it was looked for, and exit status 1', async (t) => {
  const run = runSupport(['ZZZZ-ZZZZ', log])
  t.equal(run.status, 1)
  t.match(run.out, 'ZZZZ-ZZZZ is not in this log')
  t.match(run.out, log)
  t.match(run.out, new RegExp(`Searched 1 file, .*${lines.length} lines, from .*\\d\\d:\\d\\d:\\d\\d to `))
  t.match(JSON.parse(runSupport(['ZZZZ-ZZZZ', log, '--json']).out), {
    answers: [],
    searched: { lines: lines.length },
  })
})

t.test('wrong use is said, with exit status 2', async (t) => {
  for (const args of [[], ['gateway.log'], ['--account', 'demo', log], ['--unknown']])
    t.throws(() => parseCommand(args), { message: /./ }, args.join(' '))
  for (const args of [
    [references.bug, 'missing.log'],
    ['--account', 'demo', '--host', 'localhost', log],
    [references.bug, folder],
  ])
    t.match(
      runSupport(args),
      { status: 2, out: '', errors: /\nTo see how it is used: --help\n$/ },
      args.join(' '),
    )
})

t.test('a folder and a log of another program are told for what they are', async (t) => {
  t.match(runSupport([references.bug, folder]).errors, `${folder} is a folder: name the files in it`)
  const run = runSupport([references.bug], {
    input: 'Listening on 8080\n{"level":30,"msg":"another program"}\n',
  })
  t.match(run, { status: 1, out: /This is no log of Marquee/ })
})

t.test('what the log has of an account is exported as it is, by its ID or its hash', async (t) => {
  const env = { SESSION_KEYS: sessionKeys }
  const run = runSupport(['--account', 'demo', '--host', 'localhost', '--export', log], { env })
  t.equal(run.status, 0)
  const exported = run.out.split('\n').filter(Boolean)
  for (const line of exported) t.ok(lines.includes(line), 'a line of the log')
  const hash: string = JSON.parse(exported.find((line) => line.includes('"account"')) ?? '{}').account
  t.equal(
    exported.filter((line) => line.includes('"account"')).length,
    lines.filter((line) => line.includes(hash)).length,
  )
  t.ok(exported.some((line) => line.includes('"kind":"platform"')))
  t.notMatch(run.out, references.lostDeposit, 'nobody else’s')
  t.match(run.errors, `${exported.length} lines of the account.`)
  t.equal(runSupport(['--account', hash, '--export', log]).out, run.out)
})

t.test('what a player did is found by the account, between two times', async (t) => {
  const of = (account: string, ...more: string[]) =>
    runSupport(['--account', account, '--host', 'LOCALHOST', ...more, log], {
      env: { SESSION_KEYS: sessionKeys },
    })
  const whole = of('Demo')
  t.equal(whole.status, 0)
  t.match(whole.out, references.wrongPassword)
  t.match(whole.out, /get_balance, attempt 2/)
  t.notMatch(whole.out, references.lostDeposit, 'nor anybody else’s')
  const answer = JSON.parse(of('winner', '--json').out)
  t.match(
    answer.timeline.find(({ what }: { what: string }) => what.includes('createDeposit')),
    { tone: 'bad' },
  )
  t.match(
    whole.out,
    /GET \/api\/me\/balance[^\n]*\n[^\n]*platform +\/api\/auth\/get_balance/,
    'calls follow what made them',
  )
  const early = '2020-01-01T00:00'
  t.match(of('demo', '--since', early, '--until', early), {
    status: 1,
    out: /^0 requests, 0 failed.*\nCompare the account and the host/,
  })
})

t.test('the commonest failures of an hour', async (t) => {
  const top = JSON.parse(runSupport(['top', log, '--json']).out)
  t.match(top.codes[0], { code: 'serviceUnavailable', players: 2 })
  t.equal(top.refused, 1, 'a wrong password is no failure')
  t.match(top.calls[0], { call: '/api/auth/get_balance' })
  t.match(top.brands, [{ brand: 'localhost', failed: top.failed, requests: top.requests }])
  t.match(runSupport(['top', log]).out, /requests +players +code\n +\d+ +2 +serviceUnavailable/)
})

t.test('an incident counts its players and their money', async (t) => {
  const own = lines.filter((line) => line.includes(references.lostDeposit))
  const requestId: string = JSON.parse(own.find((line) => line.includes('"kind":"request"')) ?? '').requestId
  const account: string = JSON.parse(own.find((line) => line.includes('"kind":"request"')) ?? '').account
  const copies = Array.from({ length: 41 }, (_, at) =>
    own
      .filter((line) => at < 38 || !line.includes('moneyOutcomeSettled'))
      .map((line) =>
        line
          .replaceAll(references.lostDeposit, `AAAA-00${String(at + 10)}`)
          .replaceAll(requestId, `request-${at}`)
          .replaceAll(account, `account-${at}`)
          .replace(/T\d\d:\d\d/, `T14:${String(at + 2).padStart(2, '0')}`),
      ),
  )
  const { out } = runSupport(['AAAA-0050'], { input: `${copies.flat().join('\n')}\n` })
  t.match(out, /41st player of localhost who met this failure since 14:02:\d\d; 41 in all until 14:42/)
  t.match(out, 'Of 41 lost outcomes of money: 38 settled by now, 3 still open.')
})

t.test('colors are for terminals, and nobody’s values drive one', async (t) => {
  const escapeCharacter = String.fromCharCode(27)
  t.notMatch(runSupport([references.bug, log]).out, escapeCharacter)
  t.match(runSupport([references.bug, log], { env: { FORCE_COLOR: '1' } }).out, escapeCharacter)
  const hostile = text.replaceAll(
    '"statusMessage":"invalidCredentials"',
    '"statusMessage":"\\u001b[2J\\u202e"',
  )
  const { out } = runSupport([references.wrongPassword], { input: hostile })
  t.notMatch(out, escapeCharacter)
  t.match(out, '\\u001b[2J\\u202e')
})

interface Line {
  kind: string
  level: string
  reference?: string
  msg?: string
  platform?: object[]
  [field: string]: unknown
}
const parsed: Line[] = lines.map((line) => JSON.parse(line))

t.test('every line that the process wrote says what it is, in constant words', async (t) => {
  const { noticeMessages, platformMessages, errorMessage, requestMessage } = messages
  const known = new Set<string | undefined>([
    ...Object.values(noticeMessages),
    ...Object.values(platformMessages),
    errorMessage,
    ...[200, 404, 499, 500].map(requestMessage),
  ])
  for (const line of parsed) t.ok(known.has(line.msg), JSON.stringify(line))
  t.strictSame(new Set(parsed.map(({ kind }) => kind)), new Set(['notice', 'platform', 'request', 'error']))
})

t.test(
  'every line is as the schema beside the viewers’ files says, and a line that is not is found',
  async (t) => {
    const schema = z.fromJSONSchema(
      JSON.parse(readFileSync(join(projectRoot, 'deploy/log.schema.json'), 'utf8')),
    )
    for (const line of parsed) t.ok(schema.safeParse(line).success, JSON.stringify(line))
    const [request] = parsed.filter(({ kind }) => kind === 'request')
    for (const wrong of [{ password: 'x' }, { status: '200' }, { reference: 'short' }, { kind: 'other' }])
      t.notOk(schema.safeParse({ ...request, ...wrong }).success, JSON.stringify(wrong))
  },
)

t.test(
  'a field has values of one type in all lines, for stores of logs that keep to the first',
  async (t) => {
    const types = new Map<string, Set<string>>()
    for (const [name, value] of parsed.flatMap((line) => Object.entries(line))) {
      const type = Array.isArray(value) ? 'list' : typeof value
      types.set(name, (types.get(name) ?? new Set()).add(type))
    }
    for (const [name, found] of types) t.equal(found.size, 1, `${name}: ${[...found].join(', ')}`)
  },
)

fullTest(
  'lnav reads it by the format that comes with the product',
  async (t) => {
    const env = { PATH: process.env.PATH, HOME: t.testdir({}), TZ: 'UTC' }
    const lnav = (...args: string[]) => execFileSync('lnav', args, { env, encoding: 'utf8', stdio: 'pipe' })
    lnav('-i', join(projectRoot, 'deploy/lnav/marquee.json'))
    const query = ';SELECT kind, count(*) AS lines, count(log_body) AS said FROM marquee_log GROUP BY kind'
    const counts = JSON.parse(lnav('-n', '-c', query, '-c', ':write-json-to -', log))
    const expected = Object.entries(Object.groupBy(parsed, ({ kind }) => kind))
    t.strictSame(
      counts,
      expected
        .map(([kind, { length } = []]) => ({ kind, lines: length, said: length }))
        .sort((one, other) => one.kind.localeCompare(other.kind)),
    )
    const inside = ';SELECT count(*) AS attempts FROM marquee_log, json_each(platform)'
    t.strictSame(JSON.parse(lnav('-n', '-c', inside, '-c', ':write-json-to -', log)), [
      { attempts: parsed.reduce((sum, { platform = [] }) => sum + platform.length, 0) },
    ])
    const failures = ";SELECT count(*) AS failures FROM marquee_log WHERE log_level = 'error'"
    t.strictSame(JSON.parse(lnav('-n', '-c', failures, '-c', ':write-json-to -', log)), [
      { failures: parsed.filter(({ level }) => level === 'error').length },
    ])
    t.match(
      lnav('-n', log),
      new RegExp(`${references.wrongPassword} Request refused +422 invalidCredentials login`),
    )
  },
  needs('lnav'),
)

t.test('the configuration of hl names fields that there are, and every level', async (t) => {
  const { fields } = parse(readFileSync(join(projectRoot, 'deploy/hl/config.yaml'), 'utf8'))
  const { time, logger, level, message } = fields.predefined
  const written = new Set(parsed.flatMap((line) => Object.keys(line)))
  const [variant] = level.variants
  for (const name of [...time.names, ...logger.names, ...message.names, ...variant.names, ...fields.hide])
    t.ok(written.has(name), name)
  const levels = Object.values<string[]>(variant.values).flat()
  t.strictSame(levels.toSorted(), ['debug', 'error', 'fatal', 'info', 'trace', 'warn'])
})

t.test('the guide for support staff shows what the command really prints', async (t) => {
  const guide = readFileSync(join(projectRoot, 'docs/answering.md'), 'utf8')
  const shown = guide.split('\n').filter((line) => /^(Seen|Failed|To do|Incident) {2}/.test(line))
  const printed = [references.wrongPassword, references.lostDeposit]
    .map((name) => sentencesOf(name).out)
    .join('\n')
  const timeless = (line: string) => line.replace(/\d\d:\d\d:\d\d|1\.\d s/g, 'then')
  t.equal(shown.length, 7)
  for (const line of shown) t.ok(timeless(printed).includes(timeless(line)), line)
})
