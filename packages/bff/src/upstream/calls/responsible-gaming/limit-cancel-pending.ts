import type { LimitKind, LimitPeriod } from '@marquee/contracts/areas/responsible-gaming'
import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'

/** Withdraws a higher limit that has not begun. */
export const limitCancelPending = platformCall({
  path: '/api/rg/limit_cancel_pending',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ kind, period }: { kind: LimitKind; period: LimitPeriod }) => ({ kind, period }),
  response: z.object({}),
  read: () => undefined,
  refusals: readRefusals,
})
