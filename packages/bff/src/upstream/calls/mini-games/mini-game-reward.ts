import * as z from 'zod/mini'
import { amount, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'

/**
 * Claims the prize of a mini-game. Unlike the bet, this call has no `request_id` in the contract of the platform
 * (2.16).
 */
export const miniGameReward = platformCall({
  path: '/api/mini_game/mini_game_reward',
  kind: 'write',
  identify: 'player',
  onFailure: 'global',
  money: true,
  request: ({ gameId }: { gameId: string }) => ({ game_id: gameId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    reward_type: z.optional(text()),
    amount: z.optional(amount()),
    state: z.optional(text()),
  }),
  read: ({ reward_type, amount, state }) => ({
    rewardType: reward_type ?? '',
    amount: amount ?? '',
    state: state ?? '',
  }),
  refusals: {
    alreadyClaimed: 'alreadyClaimed',
    expired: 'expired',
    notEligible: 'notEligible',
    notFound: 'notFound',
    tooManyRequests: 'tooManyRequests',
  },
})
