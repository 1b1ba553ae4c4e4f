import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import * as z from 'zod/mini'
import { bannerList } from '../../platform/site/notices.ts'
import { requestIdentity } from '../../request/request-context.ts'
import { list, textOrNull } from '../../upstream/decoding/field-readers.ts'
import { identifyCall, platformCall } from '../../upstream/platform-call.ts'
import type { Subject } from './open-subject.ts'

/** The links of banners as the platform writes them: the gateway leaves out those that could run code. */
const linksAsWritten = platformCall({
  path: bannerList.path,
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ position }: { position: BannerPosition }) => ({ position }),
  response: z.object({ value: list(z.object({ link: z.optional(textOrNull()) })) }),
  read: ({ value }) => value.map(({ link }) => (link ?? '').trim()).filter((link) => link !== ''),
})

const positions: readonly BannerPosition[] = ['home', 'lobby', 'promotions']

/** The links of all banners of a brand; undefined where the platform does not give them. */
export async function readBannerLinks({
  brand,
  sites,
  platform,
}: Pick<Subject, 'brand' | 'sites' | 'platform'>): Promise<string[] | undefined> {
  try {
    const identity = await identifyCall(linksAsWritten, sites.factsOf(brand), { host: brand.host })
    const read = positions.map((position) =>
      platform.call(linksAsWritten, identity, { position }, { request: requestIdentity() }),
    )
    return (await Promise.all(read)).flat()
  } catch {
    return undefined
  }
}
