import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'

/** A browser or device in which the player is signed in, as the platform knows it. */
export const PlayerSession = z.object({
  sessionId: z.string(),
  device: z.string(),
  ipMasked: z.string(),
  createdAt: z.string(),
  lastSeen: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type PlayerSession = z.infer<typeof PlayerSession>

/** The player's sessions, the last used first. */
export const listSessions = operation({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'player',
  limit: 'reads',
  capability: 'sessions',
  response: listOf(PlayerSession),
})

export const listSessionsExample: Example<typeof listSessions> = {
  request: {},
  response: {
    items: [
      {
        sessionId: 'S1',
        device: 'Chrome on Android',
        ipMasked: '203.0.113.*',
        createdAt: '2030-01-01T08:00:00+08:00',
        lastSeen: '2030-01-01T09:00:00+08:00',
        current: true,
      },
    ],
    total: 1,
    page: 1,
    perPage: 1,
  },
}
