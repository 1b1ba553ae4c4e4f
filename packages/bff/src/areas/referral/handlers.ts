import type * as contract from '@marquee/contracts/areas/referral'
import type { Referral } from '@marquee/contracts/areas/referral'
import * as platform from '../../platform/referral/referral.ts'
import type { Brand } from '../../request/request-context.ts'
import { type CommonContext, forward, type Handlers } from '../handler.ts'

/** A link to the brand's own host leads to the platform's `aff_domain`, or to where this site is. Others stay as they are. */
function invitationAddress(link: string, { host, origin }: Brand, affiliateDomain: string): string {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (url?.hostname !== host) return link
  return (affiliateDomain ? `https://${affiliateDomain}` : origin) + url.pathname + url.search + url.hash
}

async function atOwnHost(referral: Referral, { brand, sites }: CommonContext): Promise<Referral> {
  const { affiliateDomain } = (await sites.startup(brand)).value
  const addressOf = (link: string) => invitationAddress(link, brand, affiliateDomain)
  const { referralLink, qrText } = referral
  return { ...referral, referralLink: addressOf(referralLink), qrText: addressOf(qrText) }
}

export const handlers: Handlers<typeof contract> = {
  getReferral: forward(platform.referralInfo, atOwnHost),
  listDownlines: forward(platform.downlineList),
  listCommissions: forward(platform.commissionList),
  claimCommission: forward(platform.commissionClaim),
}
