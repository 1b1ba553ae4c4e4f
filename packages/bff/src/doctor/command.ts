import { parseArgs } from 'node:util'
import { normalizeHost } from '../brands/brand-directory.ts'
import type { SettingError } from '../config/setting-errors.ts'
import { clientBuild, loadWebBundle } from '../documents/web-bundle.ts'
import { escapeInvisible } from '../observability/log-lines.ts'
import type { Config } from '../settings/settings.ts'
import { createProgressBar } from '../support/terminal.ts'
import { examineSettingErrors } from './examinations/settings.ts'
import { examine } from './examine.ts'
import { examinationSteps } from './examine-brand.ts'
import { type Finding, findingsOf } from './finding.ts'
import { printReport, type Report, reportOf, statusOf } from './report.ts'
import type { TestAccount } from './subject/open-subject.ts'
import { kindsOf, resultOf } from './watch/doctor-result.ts'
import { createLastResults } from './watch/last-results.ts'
import { createRounds } from './watch/rounds.ts'

type Reading = { config: Config } | { errors: SettingError[] }

/** Examines a brand and prints the report. @returns the exit status: 0 well, 1 errors found */
export async function runDoctor(command: Command, reading: Reading): Promise<number> {
  if (command.watchMs !== undefined) {
    await watch(command, reading, command.watchMs)
    return 0
  }
  const bar = createProgressBar(examinationSteps)
  const report = await examineOnce(command, reading, () => bar.add(1)).finally(bar.clear)
  print(command, report)
  return statusOf(report, command.strict)
}

function print({ json, strict, watchMs }: Command, report: Report): void {
  const status = statusOf(report, strict)
  // Of many reports each has a line of its own.
  const space = watchMs === undefined ? 2 : 0
  console.log(
    json ? escapeInvisible(JSON.stringify({ ...report, status }, null, space)) : printReport(report, status),
  )
}

/** Examines a brand again and again, and prints the report whenever it says something else. */
async function watch(command: Command, reading: Reading, everyMs: number): Promise<void> {
  let shown: string | undefined
  const rounds = createRounds({
    everyMs,
    firstAfterMs: 0,
    results: createLastResults({ link: undefined, keepMs: everyMs, turnMs: everyMs }),
    hosts: () => [command.domain],
    async examine() {
      const report = await examineOnce(command, reading, () => {})
      const result = resultOf(report)
      if (shown !== kindsOf(result)) print(command, report)
      shown = kindsOf(result)
      return result
    },
    isBusy: () => false,
    onResult() {},
    onError(failure) {
      throw failure
    },
  })
  await rounds.run()
}

/** Makes the report of a brand, of whatever can be examined. */
export async function examineOnce(
  { domain, timeoutMs, account }: Pick<Command, 'domain' | 'timeoutMs' | 'account'>,
  reading: Reading,
  onStep: () => void,
): Promise<Report> {
  if ('errors' in reading) return reportOf(domain, '', examineSettingErrors(reading.errors))
  const { config } = reading
  const bundle = await loadWebBundle(clientBuild).catch(() => undefined)
  if (!bundle) return reportOf(domain, config.upstreamUrl.origin, [clientMissing()])
  return examine({ config, bundle, domain, account, signal: AbortSignal.timeout(timeoutMs) }, onStep)
}

const { error } = findingsOf('settings')

function clientMissing(): Finding {
  return error({
    code: 'clientMissing',
    message: 'The client is not built, so that the gateway cannot start.',
    fix: 'Run `npm run build`.',
  })
}

/** What the command line asks for. */
export interface Command {
  domain: string
  json: boolean
  /** Whether warnings count as errors. */
  strict: boolean
  /** For all examinations together. */
  timeoutMs: number
  account: TestAccount | undefined
  /** How often it is examined, until the command is stopped; undefined for once. */
  watchMs: number | undefined
}

export const usage = `Usage: doctor --domain HOST [--json] [--strict] [--timeout SECONDS]
              [--account ID:PASSWORD] [--watch MINUTES]

Examines a brand with the gateway's settings (from the environment) against its live platform. It only reads: nothing is
written, and nobody is signed in but a test account that you name.

  --domain HOST          the brand, as BRAND_DOMAINS has it
  --json                 for programs
  --strict               warnings end in exit status 1, too
  --timeout SECONDS      for everything together; 60 by default
  --account ID:PASSWORD  a test account with a deposit and a withdrawal: whether the platform finds them by request_id
  --watch MINUTES        examines it that often until it is stopped, and prints what is found whenever that changes; a gateway
                         does so by itself for all of its brands with DOCTOR_EVERY_MINUTES

Exit status: 0 well (there may be warnings and notes), 1 errors found, 2 wrong use.
`

const defaultSeconds = 60
const mostSeconds = 3600
const mostMinutes = 10_080

/** Reads the command line. @throws an error with a sentence when it cannot be read */
export function parseCommand(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    options: {
      domain: { type: 'string' },
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      timeout: { type: 'string', default: String(defaultSeconds) },
      account: { type: 'string' },
      watch: { type: 'string' },
    },
  })
  if (values.domain === undefined) throw new Error('Which brand? Name its host with --domain.')
  const domain = normalizeHost(values.domain)
  if (domain === undefined) throw new Error(`"${values.domain}" is not a host such as play.example.com.`)
  const seconds = Number(values.timeout)
  if (!(seconds > 0 && seconds <= mostSeconds))
    throw new Error(`--timeout is a number of seconds, at most ${mostSeconds}.`)
  const account = readAccount(values.account)
  const watchMs = readMinutes(values.watch)
  return { domain, json: values.json, strict: values.strict, timeoutMs: seconds * 1000, account, watchMs }
}

function readMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const minutes = Number(text)
  if (!(minutes > 0 && minutes <= mostMinutes))
    throw new Error(`--watch is a number of minutes, at most ${mostMinutes}.`)
  return minutes * 60_000
}

function readAccount(text: string | undefined): TestAccount | undefined {
  if (text === undefined) return undefined
  const [, accountId, password] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (accountId === undefined || password === undefined) throw new Error('--account is ID:PASSWORD.')
  return { accountId, password }
}
