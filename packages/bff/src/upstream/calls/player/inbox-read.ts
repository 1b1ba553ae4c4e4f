import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

/** Marks one message as read, or all of them when none is named. */
export const inboxRead = platformCall({
  path: '/api/settings/read_inbox',
  kind: 'write',
  identify: 'player',
  onFailure: 'disconnect',
  request: ({ inboxId }: { inboxId?: string | undefined }) =>
    inboxId === undefined ? { all: true } : { inbox_id: inboxId },
  response: z.object({}),
  read: () => ({}),
  refusals: readRefusals,
})
