import * as z from 'zod/mini'
import { idParams } from '../../identifiers.ts'
import { listOf } from '../../list.ts'
import { operation } from '../../operation.ts'

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
export const listSessions = operation(
  {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'sessions',
    response: listOf(PlayerSession),
  },
  {
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
  },
)

/** Ends one of the player's other sessions. Errors: `notFound` for one that is over. */
export const endSession = operation(
  {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    capability: 'sessions',
    params: idParams,
    response: z.object({ ended: z.literal(true) }),
  },
  {
    request: { params: { id: 'S2' } },
    response: { ended: true },
  },
)

/** Ends the player's sessions in all other browsers. The current one continues with a new cookie. */
export const endOtherSessions = operation(
  {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    changesSession: 'replaces',
    response: z.object({ ended: z.literal(true) }),
  },
  {
    request: {},
    response: { ended: true },
  },
)
