import * as z from 'zod/mini'
import { platformCall } from '../../platform-call.ts'

/** Sets the minutes between two reality checks. */
export const realityCheckSet = platformCall({
  path: '/api/rg/reality_check_set',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ minutes }: { minutes: number }) => ({ minutes }),
  response: z.object({}),
  read: () => undefined,
  refusals: { invalidInput: 'invalidInput', tooManyRequests: 'tooManyRequests' },
})
