import * as z from 'zod/mini'
import { AttributionValue } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/** Tells the platform of a visit that an advertisement may have brought. `_fbp` is taken from its cookie. */
export const recordVisit = operation({
  method: 'POST',
  path: '/api/site/visits',
  access: 'anyone',
  limit: 'writes',
  body: z.optional(z.strictObject({ appsflyerId: z.optional(AttributionValue) })),
  response: z.object({ recorded: z.literal(true) }),
})

export const recordVisitExample: Example<typeof recordVisit> = {
  request: { body: { appsflyerId: '1699999999999-1234567' } },
  response: { recorded: true },
}
