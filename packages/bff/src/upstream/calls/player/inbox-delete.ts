import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

/** Deletes a message. */
export const inboxDelete = platformCall({
  path: '/api/settings/delete_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ inboxId }: { inboxId: string }) => ({ inbox_id: inboxId }),
  response: z.object({}),
  read: () => ({}),
  refusals: { ...readRefusals, notEligible: 'notEligible' },
})
