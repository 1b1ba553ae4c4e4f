import type { Startup } from '@marquee/contracts/areas/site/startup'
import { type Finding, findingsOf, shortened } from '../finding.ts'
import type { StartupAsWritten } from '../subject/startup-as-written.ts'

const { error, note, ok } = findingsOf('site')
const docs = 'docs/platform.md'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** What start-up data says of the site itself: its name, its currency, and the areas that it has. */
export function examineSite(
  { site: { siteName, currency } }: Pick<Startup, 'site'>,
  { capabilities }: Pick<StartupAsWritten, 'capabilities'>,
): Finding[] {
  const findings: Finding[] = []
  if (siteName.trim() === '')
    findings.push(
      error({
        code: 'siteNameMissing',
        message: 'The site has no site_name: titles, headings and the installed site are without a name.',
        fix: 'Enter its name at the platform.',
      }),
    )
  if (!currencies.has(currency.toUpperCase()))
    findings.push(
      error({
        code: 'currencyUnknown',
        message: currency
          ? `The currency "${shortened(currency)}" is no code of ISO 4217: amounts are written without a symbol.`
          : 'The site names no currency: amounts are written without one.',
        fix: 'Enter its code at the platform, such as PHP.',
      }),
    )
  if (capabilities === null || capabilities === undefined)
    findings.push(
      note({
        code: 'capabilitiesMissing',
        message:
          'The start-up data names no capabilities: the brand offers every area that PLATFORM_FILE leaves.',
        fix: 'Have the platform name the areas that the brand has, if it lacks one.',
        docs,
      }),
    )
  if (findings.length > 0) return findings
  return [ok({ code: 'siteDescribed', message: `${shortened(siteName)}, amounts in ${currency}.` })]
}
