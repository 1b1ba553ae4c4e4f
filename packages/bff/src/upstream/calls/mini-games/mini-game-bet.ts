import * as z from 'zod/mini'
import { amount, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

interface Bet {
  gameId: string
  /** The idempotency key, if the client sent one. */
  requestId: string | undefined
}

/** Places the bet of one play. The contract of the platform adds `request_id` to this call (2.16). */
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
    selfExcluded: 'selfExcluded',
    coolOffActive: 'coolOffActive',
    notEligible: 'notEligible',
    notFound: 'notFound',
    tooManyRequests: 'tooManyRequests',
  },
})
