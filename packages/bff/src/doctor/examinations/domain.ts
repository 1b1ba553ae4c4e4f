import { Resolver } from 'node:dns/promises'
import type { Brand } from '../../request/brand.ts'
import { counted, type Finding, findingsOf, someOf } from '../finding.ts'
import {
  type CertificateFacts,
  codeOf,
  type Endpoint,
  isLocalName,
  readCertificate,
} from '../subject/host.ts'

const { error, warning, note, ok } = findingsOf('domain')
const docs = 'docs/operating/proxy.md'
const dayMs = 86_400_000
const soonDays = 14
const httpsPort = 443
const networkMs = 5000

/** The records and the certificate of the brand's domain, as far as the network lets them be seen. */
export async function examineDomain({ host }: Pick<Brand, 'host'>, signal: AbortSignal): Promise<Finding[]> {
  if (isLocalName(host))
    return [
      note({
        code: 'domainLocal',
        message: `${host} is a local name: its DNS, certificate and redirects were not examined.`,
      }),
    ]
  const resolver = new Resolver({ timeout: networkMs / 2, tries: 2 })
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const { finding, address } = await examineRecords(host, resolver)
  if (address === undefined) return [finding]
  return [finding, await examineCertificate({ host, address, port: httpsPort }, signal)]
}

const noRecords: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA'])

/** The records of a host, and one of its addresses. */
export async function examineRecords(
  host: string,
  resolver: Resolver,
): Promise<{ finding: Finding; address?: string }> {
  const questions = {
    CNAME: resolver.resolveCname(host),
    A: resolver.resolve4(host),
    AAAA: resolver.resolve6(host),
  }
  const records: string[] = []
  const addresses: string[] = []
  const failures: string[] = []
  const answers = await Promise.allSettled(Object.values(questions))
  for (const [at, type] of Object.keys(questions).entries()) {
    const answer = answers[at]
    if (answer?.status === 'rejected') failures.push(codeOf(answer.reason))
    if (answer?.status !== 'fulfilled') continue
    records.push(`${type} ${someOf(answer.value)}`)
    if (type !== 'CNAME') addresses.push(...answer.value)
  }
  const [address] = addresses
  if (address !== undefined)
    return { address, finding: ok({ code: 'domainFound', message: `DNS: ${records.join('; ')}.` }) }
  const unreachable = failures.find((code) => !noRecords.has(code))
  if (unreachable !== undefined)
    return {
      finding: note({
        code: 'dnsNotExamined',
        message: `DNS was not examined: it cannot be asked from here (${unreachable}).`,
        fix: 'Examine from a machine that can.',
      }),
    }
  return {
    finding: warning({
      code: 'domainWithoutAddress',
      message: `${host} has no address in DNS, so nobody finds it yet.`,
      fix: 'Point it at the proxy when the rest is well.',
      docs,
    }),
  }
}

/** The certificate that browsers would be shown. */
export async function examineCertificate(endpoint: Endpoint, signal: AbortSignal): Promise<Finding> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(networkMs)])
  try {
    return checkCertificate(endpoint.host, await readCertificate(endpoint, limit))
  } catch (failure) {
    return note({
      code: 'certificateNotExamined',
      message: `The certificate was not examined: ${endpoint.host} does not answer TLS from here (${codeOf(failure)}).`,
      fix: 'Examine from a machine that reaches the proxy, once it stands.',
    })
  }
}

/** What a certificate means for visitors. */
export function checkCertificate(
  host: string,
  { issuer, validTo, isForHost, distrust }: CertificateFacts,
): Finding {
  const days = Math.floor((validTo.getTime() - Date.now()) / dayMs)
  const until = validTo.toISOString().slice(0, 10)
  if (days < 0)
    return error({
      code: 'certificateExpired',
      message: `The certificate of ${host} expired on ${until}: browsers refuse the site.`,
      fix: 'Renew it in the proxy, and see to it that it is renewed by itself.',
      docs,
    })
  if (!isForHost)
    return error({
      code: 'certificateOfAnother',
      message: `The certificate that is shown for ${host} is for other names: browsers refuse the site.`,
      fix: `Give the proxy a certificate for ${host}.`,
      docs,
    })
  if (distrust !== '')
    return error({
      code: 'certificateUntrusted',
      message: `The certificate of ${host} is not trusted (${distrust}): browsers refuse the site.`,
      fix: 'Use one of a public authority, and send its intermediates, too.',
      docs,
    })
  const facts = `The certificate of ${issuer} for ${host} is valid until ${until}, ${counted(days, 'day')} more.`
  if (days < soonDays)
    return warning({
      code: 'certificateEnding',
      message: facts,
      fix: 'See to it that it is renewed by itself.',
      docs,
    })
  return ok({ code: 'certificateValid', message: facts })
}
