import * as z from 'zod/mini'
import { amount, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

interface Bet {
  gameId: string
  /** The id of the intent, where the client named one. */
  requestId: string | undefined
}

/**
 * Stakes the tokens of one play. The platform's contract adds `request_id` to this call by name (2.16), beside the
 * fields of the specification.
 */
export const miniGameBet = platformCall({
  path: '/api/mini_game/mini_game_bet',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  money: true,
  request: ({ gameId, requestId }: Bet) => ({ game_id: gameId, request_id: requestId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    bet_id: z.optional(text()),
    result_prize_id: z.optional(text()),
    token_balance: z.optional(amount()),
  }),
  read: ({ bet_id, result_prize_id, token_balance }) => ({
    betId: bet_id ?? '',
    prizeId: result_prize_id ?? '',
    tokenBalance: token_balance || null,
  }),
  refusals: {
    insufficientBalance: 'insufficientBalance',
    limitReached: 'limitReached',
    notEligible: 'notEligible',
    notFound: 'notFound',
    tooManyRequests: 'tooManyRequests',
  },
})
