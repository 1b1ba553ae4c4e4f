import { request } from 'undici'
import { ownPage } from '../../areas/site/public-seo.ts'
import { type Finding, findingsOf, someOf } from '../finding.ts'
import { isLocalName } from '../subject/host.ts'
import type { Subject } from '../subject/open-subject.ts'
import type { PageSeo } from '../subject/read-seo.ts'

const { warning, note, ok } = findingsOf('address')
const docs = 'docs/operating/proxy.md'

/** Where an address leads; undefined where it cannot be asked. */
export type Visit = (address: string) => Promise<{ status: number; leadsTo: string | undefined } | undefined>

type Place = Pick<Subject, 'brand' | 'brands'>

/** Whether the site has one address: in the platform's SEO records, in the settings, and in the network. */
export async function examineAddress(
  { brand, brands }: Place,
  records: readonly PageSeo[],
  visit: Visit,
): Promise<Finding[]> {
  const findings = [
    ...findOtherHosts(brand.host, records),
    ...findNoPages(brand, records),
    ...findSibling({ brand, brands }),
  ]
  if (!isLocalName(brand.host)) findings.push(...(await examineRedirects(brand.host, visit)))
  if (findings.length > 0) return findings
  return [ok({ code: 'addressSingle', message: `${brand.origin} is the one address of every page.` })]
}

/** Hosts beside the brand's own that SEO records call canonical. */
function findOtherHosts(host: string, records: readonly PageSeo[]): Finding[] {
  const others = records.flatMap(({ page, seo }) =>
    [seo?.metaCanonical ?? '', seo?.metaUrl ?? '']
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).hostname)
      .filter((named) => named !== host)
      .map((named) => ({ page, named })),
  )
  if (others.length === 0) return []
  const hosts = someOf(others.map(({ named }) => named))
  return [
    warning({
      code: 'canonicalElsewhere',
      message: `SEO records call ${hosts} canonical: ${someOf(others.map(({ page }) => page))}. The gateway names ${host} nevertheless.`,
      fix: `Enter ${host} in meta_canonical and meta_url, or open the site at the other host.`,
    }),
  ]
}

/** Addresses at the brand's own host that SEO records call canonical, and where there is no page. */
function findNoPages({ host, origin }: Subject['brand'], records: readonly PageSeo[]): Finding[] {
  const astray = records.flatMap(({ page, seo }) =>
    [seo?.metaCanonical ?? '', seo?.metaUrl ?? '']
      .filter((address) => URL.canParse(address, origin) && new URL(address, origin).hostname === host)
      .filter((address) => address !== '' && ownPage(address, origin) === undefined)
      .map((address) => ({ page, address })),
  )
  if (astray.length === 0) return []
  return [
    warning({
      code: 'canonicalNoPage',
      message: `SEO records call ${someOf(astray.map(({ address }) => address))} canonical, where there is no page: ${someOf(astray.map(({ page }) => page))}. The gateway names the pages' own addresses.`,
      fix: 'Enter the address of a page in meta_canonical and meta_url, or leave them empty.',
    }),
  ]
}

const siblingOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)

/** With and without www as brands of their own, search engines find the site twice. */
function findSibling({ brand: { host }, brands }: Place): Finding[] {
  const sibling = siblingOf(host)
  if (isLocalName(host) || !('brand' in brands.resolve(sibling))) return []
  return [
    warning({
      code: 'servedTwice',
      message: `BRAND_DOMAINS has ${sibling} beside ${host}: search engines find the site twice.`,
      fix: `Leave ${sibling} out, and have the proxy redirect it to ${host}.`,
      docs,
    }),
  ]
}

async function examineRedirects(host: string, visit: Visit): Promise<Finding[]> {
  const sibling = siblingOf(host)
  const home = `https://${host}/`
  const [plain, other] = await Promise.all([visit(`http://${host}/`), visit(`https://${sibling}/`)])
  if (!plain && !other)
    return [
      note({
        code: 'redirectsNotExamined',
        message: `Redirects were not examined: neither http://${host}/ nor https://${sibling}/ answers from here.`,
        fix: 'Examine again when both lead to the proxy.',
      }),
    ]
  const leadsHome = (found: Awaited<ReturnType<Visit>>) =>
    found === undefined || (found.status >= 300 && found.status < 400 && found.leadsTo?.startsWith(home))
  const astray = [
    ...(leadsHome(plain) ? [] : [`http://${host}/`]),
    ...(leadsHome(other) ? [] : [`https://${sibling}/`]),
  ]
  if (astray.length === 0) return []
  return [
    warning({
      code: 'redirectMissing',
      message: `${astray.join(' and ')} does not lead to ${home}.`,
      fix: 'Have the proxy redirect it, permanently.',
      docs,
    }),
  ]
}

/** Asks addresses without following where they lead. */
export function visitBy({ web, signal }: Pick<Subject, 'web' | 'signal'>): Visit {
  return async (address) => {
    try {
      const { statusCode, headers, body } = await request(address, { dispatcher: web, signal })
      await body.dump()
      const { location } = headers
      return { status: statusCode, leadsTo: typeof location === 'string' ? location : undefined }
    } catch {
      return undefined
    }
  }
}
