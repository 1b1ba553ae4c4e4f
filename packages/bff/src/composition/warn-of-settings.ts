import type { Log } from '../observability/log.ts'
import type { Config } from '../settings/settings.ts'

type StartSettings = Pick<Config, 'misspellings' | 'adminHost' | 'live'>

/** Says at the start which settings may be mistakes, though each can be used. One line each. */
export function warnOfSettings(
  { misspellings, adminHost, live: { brandDomains, operatorsFile } }: StartSettings,
  log: Pick<Log, 'notice'>,
): void {
  for (const { given, meant } of misspellings) log.notice('warn', 'settingMisspelt', { given, meant })
  for (const domain of brandDomains.filter(isAnybodys))
    log.notice('warn', 'settingRisky', {
      ...{ setting: 'BRAND_DOMAINS', value: domain },
      effect: 'a brand for every domain that anybody can register',
    })
  if (!operatorsFile && !loopback.test(adminHost))
    log.notice('warn', 'settingRisky', {
      ...{ setting: 'ADMIN_HOST', value: adminHost },
      effect:
        'whoever reaches the private listener may purge, change templates and search the log; OPERATORS_FILE names who may',
    })
}

const loopback = /^(?:127\.[\d.]+|::1|localhost)$/i

/** A wildcard of a whole top-level domain, except those that are never given away (RFC 6761). */
const isAnybodys = (domain: string) => /^\*\.(?!(?:localhost|test|example|invalid)$)[^.]+$/.test(domain)
