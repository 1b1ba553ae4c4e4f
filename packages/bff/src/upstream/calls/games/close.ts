import * as z from 'zod/mini'
import { amount, count } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

interface Closing {
  gameSessionId: string
  currency: string
}

/** Reports that a game was closed. Amounts that the platform does not send are null. */
export const close = platformCall({
  path: '/api/game/close',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ gameSessionId }: Closing) => ({ game_session_id: gameSessionId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    game_balance: z.optional(amount()),
    duration: z.optional(count()),
    bet_total: z.optional(amount()),
    win_total: z.optional(amount()),
  }),
  read({ game_balance, duration, bet_total, win_total }, { input }: ReadContext<Closing>) {
    const money = (value: string | undefined) => (value ? { amount: value, currency: input.currency } : null)
    return {
      balance: money(game_balance),
      durationSeconds: duration ?? 0,
      betTotal: money(bet_total),
      winTotal: money(win_total),
    }
  },
  refusals: { notFound: 'notFound' },
})
