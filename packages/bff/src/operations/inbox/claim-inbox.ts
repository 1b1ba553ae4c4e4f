import type { Handler } from '../../http/handler.ts'
import { claimInbox as platformClaimInbox } from '../../platform/player/claim-inbox.ts'

export const claimInbox: Handler<'claimInbox'> = async ({ params }, { brand, sites, ask, idempotencyKey }) =>
  ask(platformClaimInbox, {
    inboxId: params.id,
    requestId: idempotencyKey,
    currency: await sites.currency(brand),
  })
