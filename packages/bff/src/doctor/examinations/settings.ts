import type { SettingError } from '../../config/setting-errors.ts'
import type { Config } from '../../settings/settings.ts'
import { type Finding, findingsOf } from '../finding.ts'

const { error, warning, note, ok } = findingsOf('settings')
const docs = 'docs/operating/settings.md'

/** Every mistake in the settings, as they would stop the gateway's start. */
export function examineSettingErrors(errors: readonly SettingError[]): Finding[] {
  return errors.map(({ name, message, example }) =>
    error({
      code: 'settingInvalid',
      message: `${name} ${message}.`,
      fix: `Set ${name}, for example: ${example}`,
      docs,
    }),
  )
}

/** Settings that can be read, but may not be meant. */
export function examineSettings({
  production,
  sessionKeys,
  publicScheme,
  trustedProxies,
  misspellings,
}: Config): Finding[] {
  const findings: Finding[] = [ok({ code: 'settingsRead', message: 'All settings can be read.' })]
  for (const { given, meant } of misspellings)
    findings.push(
      warning({
        code: 'settingUnknown',
        message: `${given} is no setting, so it changes nothing; ${meant} is not set.`,
        fix: `Rename it to ${meant}, if that is meant.`,
        docs,
      }),
    )
  if (!production)
    findings.push(
      note({
        code: 'notProduction',
        message: 'NODE_ENV is not production, so settings that are left out have the values of development.',
        fix: 'Set NODE_ENV=production, as the image does, to see what production would be like.',
        docs,
      }),
    )
  if (sessionKeys.length === 0)
    findings.push(
      note({
        code: 'sessionKeysMissing',
        message: 'SESSION_KEYS is not set: players are logged out whenever the gateway starts.',
        fix: 'Set SESSION_KEYS to 32 random bytes.',
        docs: 'docs/operating/keys.md',
      }),
    )
  if (publicScheme === 'https' && trustedProxies.rules.length === 0)
    findings.push(
      warning({
        code: 'proxyNotTrusted',
        message:
          'TRUSTED_PROXIES is empty: behind a proxy all players share one address, and so one rate limit.',
        fix: 'Set TRUSTED_PROXIES to the network of the proxy that ends TLS.',
        docs: 'docs/operating/proxy.md',
      }),
    )
  return findings
}
