import type { Handler } from '../../http/handler.ts'
import { claimInbox as platformClaimInbox } from '../../platform/player/claim-inbox.ts'

export const claimInbox: Handler<'claimInbox'> = async ({ params }, { brand, sites, ask, requestKey }) =>
  ask(platformClaimInbox, {
    inboxId: params.id,
    requestId: requestKey,
    currency: await sites.currency(brand),
  })
