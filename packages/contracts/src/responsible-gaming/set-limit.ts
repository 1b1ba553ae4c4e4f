import * as z from 'zod/mini'
import { AmountInput } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { controlErrors, LimitKind, LimitPeriod, PlayControls, playControlsExample } from './limits.ts'

/**
 * Sets a limit. A lower one holds at once; a higher one, and none, begin after a day, once the player sets the same
 * again. `amount` is money, or minutes for `SESSION_TIME`; empty to remove the limit. Errors: `invalidCredentials` for a
 * wrong password; `invalidInput` where a week would be below a day, or a month below a week; `notFound` where there is no
 * limit to remove.
 */
export const setLimit = operation({
  method: 'POST',
  path: '/api/responsible-gaming/limits',
  access: 'player',
  limit: 'credentials',
  capability: 'responsibleGaming',
  idempotency: 'required',
  triesSecret: true,
  body: z.strictObject({
    kind: LimitKind,
    period: LimitPeriod,
    amount: z.union([AmountInput, z.literal('')]),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: PlayControls,
  errors: controlErrors,
})

export const setLimitExample: Example<typeof setLimit> = {
  request: { body: { kind: 'DEPOSIT', period: 'DAY', amount: '1000', password: 'Demo1234' } },
  response: playControlsExample,
}
