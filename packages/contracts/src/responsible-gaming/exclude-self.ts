import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { controlErrors } from './limits.ts'

/**
 * Excludes the player for some months, or for good (0); it can't be ended early, and every session of the player ends.
 * Withdrawals and histories stay open. `confirmation` is the text that the player typed to confirm.
 */
export const excludeSelf = operation({
  method: 'POST',
  path: '/api/responsible-gaming/exclusion',
  access: 'player',
  limit: 'credentials',
  capability: 'responsibleGaming',
  idempotency: 'required',
  triesSecret: true,
  changesSession: 'ends',
  body: z.strictObject({
    months: z.number().check(z.int(), z.gte(0), z.lte(600)),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    confirmation: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  }),
  response: z.object({ until: z.string(), irrevocableUntil: z.string() }),
  errors: controlErrors,
})

export const excludeSelfExample: Example<typeof excludeSelf> = {
  request: { body: { months: 6, password: 'Demo1234', confirmation: 'EXCLUDE' } },
  response: { until: '2030-07-01T08:00:00+08:00', irrevocableUntil: '2030-07-01T08:00:00+08:00' },
}
