import type { LimitKind, LimitPeriod } from '@marquee/contracts/areas/responsible-gaming'
import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'
import { amountText } from '../cashier/amount-text.ts'
import { controlFieldRefusals, controlRefusals } from './control-refusals.ts'

interface NewLimit {
  /** The idempotency key. */
  requestId: string | undefined
  kind: LimitKind
  period: LimitPeriod
  /** Money, or minutes of a session; empty for none. */
  amount: string
  password: string
}

/** Sets a limit of the player; the settings tell what came of it. */
export const limitSet = platformCall({
  path: '/api/rg/limit_set',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId, kind, period, amount, password }: NewLimit) => ({
    request_id: requestId,
    kind,
    period,
    amount: amount === '' ? '' : amountText(amount),
    password,
  }),
  response: z.object({}),
  read: () => undefined,
  refusals: { ...controlRefusals, notFound: 'notFound' },
  fieldRefusals: controlFieldRefusals,
})
