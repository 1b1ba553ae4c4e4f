import { openBrands } from '../../brands/brand-directory.ts'
import type { Config } from '../../config/config.ts'
import type { SettingError } from '../../config/setting-errors.ts'
import { clientBuild, loadWebBundle } from '../../documents/web-bundle.ts'
import { escapeInvisible } from '../../observability/log.ts'
import { createProgressBar } from '../../support/terminal.ts'
import { examineSettingErrors } from '../examinations/settings.ts'
import { examinationSteps, examineBrand } from '../examine-brand.ts'
import { type Finding, findingsOf } from '../report/finding.ts'
import { type Report, reportOf, statusOf } from '../report/report.ts'
import { openSubject } from '../subject/open-subject.ts'
import type { Command } from './parse-command.ts'
import { printReport } from './print-report.ts'

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
  { domain, timeoutMs }: Pick<Command, 'domain' | 'timeoutMs'>,
  reading: Reading,
  onStep: () => void,
): Promise<Report> {
  if ('errors' in reading) return reportOf(domain, '', examineSettingErrors(reading.errors))
  const { config } = reading
  const report = (findings: readonly Finding[]) => reportOf(domain, config.upstreamUrl.origin, findings)
  const brands = openBrands(config, () => config.port)
  const resolution = brands.resolve(domain)
  if ('refused' in resolution) return report([unknownDomain(domain)])
  const bundle = await loadWebBundle(clientBuild).catch(() => undefined)
  if (!bundle) return report([clientMissing()])
  const { brand } = resolution
  const signal = AbortSignal.timeout(timeoutMs)
  const subject = await openSubject({ config, brand, brands, bundle, signal })
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
    what: `${domain} is no brand here: BRAND_DOMAINS does not have it, so visitors get status 421.`,
    cure: `Add ${domain} to BRAND_DOMAINS, or correct --domain.`,
    docs: 'docs/operating/settings.md',
  })
}

function clientMissing(): Finding {
  return error({
    code: 'clientMissing',
    what: 'The client is not built, so that the gateway cannot start.',
    cure: 'Run `npm run build`.',
  })
}
