import * as z from 'zod/mini'
import { amount } from '../../decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/** The player's tokens. An unreadable balance is a failure, because it must never show as zero. */
export const miniGameWallet = platformCall({
  path: '/api/mini_game/mini_game_wallet',
  kind: 'read',
  identify: 'player',
  onFailure: 'unavailable',
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ frozen_token: amount(), token_balance: amount() }),
  read({ frozen_token, token_balance }) {
    if (token_balance === '') throw new UnusableAnswer('No token balance')
    return { tokenBalance: token_balance, frozenToken: frozen_token || '0.00' }
  },
})
