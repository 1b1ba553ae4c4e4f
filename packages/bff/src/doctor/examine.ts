import { openBrands } from '../brands/brand-directory.ts'
import type { WebBundle } from '../documents/web-bundle.ts'
import type { Config } from '../settings/settings.ts'
import { examineBrand } from './examine-brand.ts'
import { type Finding, findingsOf } from './finding.ts'
import { type Report, reportOf } from './report.ts'
import { openSubject, type TestAccount } from './subject/open-subject.ts'

interface Examination {
  /** As the brand is or would be served by. */
  config: Config
  bundle: WebBundle
  domain: string
  account?: TestAccount | undefined
  /** Aborts when the time for all examinations is over. */
  signal: AbortSignal
}

/** Makes the report of a brand. `onStep` is called after each of its `examinationSteps`. */
export async function examine(examination: Examination, onStep: () => void): Promise<Report> {
  const { config, bundle, domain, account, signal } = examination
  const report = (findings: readonly Finding[]) => reportOf(domain, config.upstreamUrl.origin, findings)
  const brands = openBrands(config, { now: config.live }, () => config.port)
  const resolution = brands.resolve(domain)
  if ('refused' in resolution) return report([unknownDomain(domain)])
  const { brand } = resolution
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
