import { claimInbox as platformClaimInbox } from '../../areas/inbox/platform.ts'
import type { Handler } from '../handler.ts'

export const claimInbox: Handler<'claimInbox'> = async (
  { params },
  { brand, sites, callPlatform, idempotencyKey },
) =>
  callPlatform(platformClaimInbox, {
    inboxId: params.id,
    requestId: idempotencyKey,
    currency: await sites.currency(brand),
  })
