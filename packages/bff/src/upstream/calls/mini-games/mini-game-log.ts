import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'

const PlayItem = z.object({
  at: text(),
  game_id: text(),
  cost: amount(),
  prize: z.optional(textOrNull()),
  prize_php: z.optional(textOrNull()),
  prize_cn: z.optional(textOrNull()),
  state: text(),
})

/** The player's plays. The prize is empty while a play is not settled. */
export const miniGameLog = platformCall({
  path: '/api/mini_game/mini_game_log',
  kind: 'read',
  identify: 'player',
  onFailure: 'global',
  response: z.object({ value: z.array(PlayItem) }),
  read: ({ value }) => ({
    plays: value.map(({ at, game_id, cost, prize, prize_php, prize_cn, state }) => ({
      at,
      gameId: game_id,
      cost,
      prize: prize ?? '',
      localPrizes: { PHP: prize_php ?? '', CN: prize_cn ?? '' },
      state,
    })),
  }),
})
