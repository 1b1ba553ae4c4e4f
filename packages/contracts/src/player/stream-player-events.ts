import * as z from 'zod/mini'
import { getAccountStatus } from '../account/get-account-status.ts'
import { type Example, operation } from '../operation.ts'
import { getBalance } from './get-balance.ts'

/**
 * Something of the player or the site that may have changed. Each event carries the whole value and never a difference,
 * so that a browser that missed some needs only the last of each name.
 */
export const PlayerEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('balance'), data: getBalance.response }),
  z.object({ event: z.literal('status'), data: getAccountStatus.response }),
  z.object({ event: z.literal('site'), data: z.object({ isInMaintenance: z.boolean() }) }),
  /**
   * An opaque value that differs from the previous one when the player has moved money, claimed or played: deposits,
   * withdrawals, bonuses, missions and histories may look different now.
   */
  z.object({ event: z.literal('activity'), data: z.object({ version: z.string() }) }),
  /** The session is over, here or in another browser. The stream ends after it. */
  z.object({ event: z.literal('ended'), data: z.object({}) }),
  /** The stream ends, because it is old or the gateway restarts. Open it again after `retryInMs`. */
  z.object({ event: z.literal('bye'), data: z.object({ retryInMs: z.number() }) }),
])
export type PlayerEvent = z.infer<typeof PlayerEvent>

/**
 * What changes for the player, as server-sent events (WHATWG HTML, 9.2). The present values come first. The gateway asks
 * the platform once per player, however many streams are open; the stream does not extend the session.
 */
export const streamPlayerEvents = operation({
  method: 'GET',
  path: '/api/me/events',
  access: 'player',
  limit: 'reads',
  stream: true,
  response: PlayerEvent,
})

export const streamPlayerEventsExample: Example<typeof streamPlayerEvents> = {
  request: {},
  response: {
    event: 'balance',
    data: { balance: { amount: '1234.50', currency: 'PHP' }, token: '20.00' },
  },
}
