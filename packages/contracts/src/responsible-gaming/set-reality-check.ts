import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { PlayControls, playControlsExample } from './limits.ts'

/** Sets the minutes between two reality checks; 0 turns them off. */
export const setRealityCheck = operation({
  method: 'PATCH',
  path: '/api/responsible-gaming/reality-check',
  access: 'player',
  limit: 'writes',
  capability: 'responsibleGaming',
  body: z.strictObject({ minutes: z.number().check(z.int(), z.gte(0), z.lte(1440)) }),
  response: PlayControls,
  errors: { invalidInput: 422 },
})

export const setRealityCheckExample: Example<typeof setRealityCheck> = {
  request: { body: { minutes: 30 } },
  response: playControlsExample,
}
