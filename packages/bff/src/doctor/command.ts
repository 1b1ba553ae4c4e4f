import { parseArgs } from 'node:util'
import { normalizeHost, openBrands } from '../brands/brand-directory.ts'
import type { Config } from '../config/config.ts'
import type { SettingError } from '../config/setting-errors.ts'
import { clientBuild, loadWebBundle } from '../documents/web-bundle.ts'
import { escapeInvisible } from '../observability/log-lines.ts'
import { createProgressBar } from '../support/terminal.ts'
import { examineSettingErrors } from './examinations/settings.ts'
import { examinationSteps, examineBrand } from './examine-brand.ts'
import { type Finding, findingsOf } from './finding.ts'
import { printReport, type Report, reportOf, statusOf } from './report.ts'
import { openSubject, type TestAccount } from './subject/open-subject.ts'

type Reading = { config: Config } | { errors: SettingError[] }

/** Examines a brand and prints the report. @returns the exit status: 0 well, 1 errors found */
export async function runDoctor(command: Command, reading: Reading): Promise<number> {
  const bar = createProgressBar(examinationSteps)
  const report = await examine(command, reading, () => bar.add(1)).finally(bar.clear)
  const status = statusOf(report, command.strict)
  const shown = command.json
    ? escapeInvisible(JSON.stringify({ ...report, status }, null, 2))
    : printReport(report, status)
  console.log(shown)
  return status
}

/** Makes the report of a brand, of whatever can be examined. */
export async function examine(
  { domain, timeoutMs, account }: Pick<Command, 'domain' | 'timeoutMs' | 'account'>,
  reading: Reading,
  onStep: () => void,
): Promise<Report> {
  if ('errors' in reading) return reportOf(domain, '', examineSettingErrors(reading.errors))
  const { config } = reading
  const report = (findings: readonly Finding[]) => reportOf(domain, config.upstreamUrl.origin, findings)
  const brands = openBrands(config, { now: config.live }, () => config.port)
  const resolution = brands.resolve(domain)
  if ('refused' in resolution) return report([unknownDomain(domain)])
  const bundle = await loadWebBundle(clientBuild).catch(() => undefined)
  if (!bundle) return report([clientMissing()])
  const { brand } = resolution
  const signal = AbortSignal.timeout(timeoutMs)
  const subject = await openSubject({ config, brand, brands, bundle, account, signal })
  try {
    return report(await examineBrand(subject, onStep))
  } finally {
    await subject.close()
  }
}

const { error } = findingsOf('settings')

function unknownDomain(domain: string): Finding {
  return error({
    code: 'domainUnknown',
    message: `${domain} is no brand here: BRAND_DOMAINS does not have it, so visitors get status 421.`,
    fix: `Add ${domain} to BRAND_DOMAINS, or correct --domain.`,
    docs: 'docs/operating/settings.md',
  })
}

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
}

export const usage = `Usage: doctor --domain HOST [--json] [--strict] [--timeout SECONDS]
              [--account ID:PASSWORD]

Examines a brand with the gateway's settings (from the environment) against its live platform. It only reads: nothing is
written, and nobody is signed in but a test account that you name.

  --domain HOST          the brand, as BRAND_DOMAINS has it
  --json                 for programs
  --strict               warnings end in exit status 1, too
  --timeout SECONDS      for everything together; 60 by default
  --account ID:PASSWORD  a test account with a deposit and a withdrawal: whether the platform finds them by request_id

Exit status: 0 well (there may be warnings and notes), 1 errors found, 2 wrong use.
`

const defaultSeconds = 60
const mostSeconds = 3600

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
    },
  })
  if (values.domain === undefined) throw new Error('Which brand? Name its host with --domain.')
  const domain = normalizeHost(values.domain)
  if (domain === undefined) throw new Error(`"${values.domain}" is not a host such as play.example.com.`)
  const seconds = Number(values.timeout)
  if (!(seconds > 0 && seconds <= mostSeconds))
    throw new Error(`--timeout is a number of seconds, at most ${mostSeconds}.`)
  const account = readAccount(values.account)
  return { domain, json: values.json, strict: values.strict, timeoutMs: seconds * 1000, account }
}

function readAccount(text: string | undefined): TestAccount | undefined {
  if (text === undefined) return undefined
  const [, accountId, password] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (accountId === undefined || password === undefined) throw new Error('--account is ID:PASSWORD.')
  return { accountId, password }
}
