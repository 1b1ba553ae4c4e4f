import * as z from 'zod/mini'
import { AttributionValue } from '../form-fields.ts'
import { type Example, operation } from '../operation.ts'

/**
 * Reports a visit to the platform's advertising attribution (specification, section 7, `/api/settings/adsvisit`). The
 * gateway adds the `_fbp` cookie when the browser sends it.
 */
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
