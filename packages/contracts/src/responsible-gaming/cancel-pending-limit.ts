import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LimitKind, LimitPeriod, PlayControls, playControlsExample } from './limits.ts'

/** Withdraws a higher limit that has not begun. Errors: `notFound` where none is pending. */
export const cancelPendingLimit = operation({
  method: 'DELETE',
  path: '/api/responsible-gaming/limits/{kind}/{period}',
  access: 'player',
  limit: 'writes',
  capability: 'responsibleGaming',
  params: z.object({ kind: LimitKind, period: LimitPeriod }),
  response: PlayControls,
})

export const cancelPendingLimitExample: Example<typeof cancelPendingLimit> = {
  request: { params: { kind: 'DEPOSIT', period: 'DAY' } },
  response: playControlsExample,
}
