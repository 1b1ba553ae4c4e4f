import * as z from 'zod/mini'
import { amount } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'

/** The player's game balance and tokens. An unreadable balance is a failure, because it must never show as zero. */
export const balance = platformCall({
  path: '/api/auth/get_balance',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  response: z.object({ game_balance: amount(), game_token: amount() }),
  read({ game_balance, game_token }, { input }: ReadContext<{ currency: string }>) {
    if (game_balance === '') throw new UnusableAnswer('No balance')
    return { balance: { amount: game_balance, currency: input.currency }, token: game_token || '0.00' }
  },
})
