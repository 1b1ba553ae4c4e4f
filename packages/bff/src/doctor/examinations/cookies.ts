import type { Brand } from '../../request/request-context.ts'
import { boundCookie, deviceCookieName, sessionCookieName } from '../../session/cookies.ts'
import type { Config } from '../../settings/settings.ts'
import { type Finding, findingsOf } from '../finding.ts'
import { isLocalName } from '../subject/host.ts'

const { error, note, ok } = findingsOf('cookies')

/** The cookies that the gateway would set, and whether nobody on the way could read them. */
export function examineCookies({ publicScheme }: Pick<Config, 'publicScheme'>, { host }: Brand): Finding[] {
  const cookies = [sessionCookieName, deviceCookieName].map((name) => boundCookie(publicScheme, name))
  const names = cookies.map(({ name }) => name).join(' and ')
  const attributes = new Set(cookies.flatMap((cookie) => describeAttributes(cookie.attributes)))
  const facts = `${names}: ${[...attributes].join(', ')}`
  if (cookies.every((cookie) => cookie.attributes.secure))
    return [ok({ code: 'cookiesBound', message: `${facts}, bound to this host.` })]
  const insecure = {
    code: 'cookiesInsecure',
    message: `PUBLIC_SCHEME is http, so that cookies are sent without TLS (${facts}).`,
    fix: 'End TLS in the proxy, and set PUBLIC_SCHEME=https.',
    docs: 'docs/operating/proxy.md',
  }
  return [isLocalName(host) ? note(insecure) : error(insecure)]
}

function describeAttributes(attributes: ReturnType<typeof boundCookie>['attributes']): string[] {
  const { secure, httpOnly, sameSite } = attributes
  return [...(secure ? ['Secure'] : []), ...(httpOnly ? ['HttpOnly'] : []), `SameSite=${sameSite}`]
}
