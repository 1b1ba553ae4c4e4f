import type { Config } from '../config/config.ts'
import type { Log } from '../observability/log.ts'

/** Says at the start which settings may be mistakes, though each can be used. One line each. */
export function warnOfSettings(
  { misspellings, brandDomains, adminHost }: Pick<Config, 'misspellings' | 'brandDomains' | 'adminHost'>,
  log: Pick<Log, 'notice'>,
): void {
  for (const { given, meant } of misspellings) log.notice('warn', 'settingMisspelt', { given, meant })
  for (const domain of brandDomains.filter(isAnybodys))
    log.notice('warn', 'settingRisky', {
      ...{ setting: 'BRAND_DOMAINS', value: domain },
      effect: 'a brand for every domain that anybody can register',
    })
  if (adminHost === '0.0.0.0' || adminHost === '::')
    log.notice('warn', 'settingRisky', {
      ...{ setting: 'ADMIN_HOST', value: adminHost },
      effect: 'metrics and purges for everybody who reaches this machine',
    })
}

/** A wildcard of a whole top-level domain, except those that are never given away (RFC 6761). */
const isAnybodys = (domain: string) => /^\*\.(?!(?:localhost|test|example|invalid)$)[^.]+$/.test(domain)
