import { inboxDelete } from '../../areas/inbox/platform.ts'
import type { Handler } from '../handler.ts'

export const deleteInboxMessage: Handler<'deleteInboxMessage'> = async ({ params }, { callPlatform }) =>
  callPlatform(inboxDelete, { inboxId: params.id })
