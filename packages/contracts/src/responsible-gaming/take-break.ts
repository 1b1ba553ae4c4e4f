import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { controlErrors } from './limits.ts'

/** Takes a break from play; it can't be ended early, and every session of the player ends. */
export const takeBreak = operation({
  method: 'POST',
  path: '/api/responsible-gaming/break',
  access: 'player',
  limit: 'credentials',
  capability: 'responsibleGaming',
  idempotency: 'required',
  triesSecret: true,
  changesSession: 'ends',
  body: z.strictObject({
    hours: z.number().check(z.int(), z.gte(1), z.lte(8784)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: z.object({ until: z.string() }),
  errors: controlErrors,
})

export const takeBreakExample: Example<typeof takeBreak> = {
  request: { body: { hours: 24, password: 'Demo1234' } },
  response: { until: '2030-01-02T08:00:00+08:00' },
}
