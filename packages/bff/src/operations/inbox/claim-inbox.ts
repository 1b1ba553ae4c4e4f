import { claimInbox as platformClaimInbox } from '../../areas/inbox/platform.ts'
import type { Handler } from '../handler.ts'

export const claimInbox: Handler<'claimInbox'> = async ({ params }, { callPlatform }) =>
  callPlatform(platformClaimInbox, {
    inboxId: params.id,
  })
