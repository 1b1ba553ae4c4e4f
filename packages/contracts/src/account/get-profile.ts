import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'

/** What the platform keeps of the player beside name and e-mail address, which the session has. */
export const getProfile = operation({
  method: 'GET',
  path: '/api/account/profile',
  access: 'player',
  limit: 'reads',
  response: z.object({
    /** Whether leaderboards show the player's masked name; null where the platform offers no choice. */
    showInLeaderboard: z.nullable(z.boolean()),
  }),
})

export const getProfileExample: Example<typeof getProfile> = {
  request: {},
  response: { showInLeaderboard: true },
}
