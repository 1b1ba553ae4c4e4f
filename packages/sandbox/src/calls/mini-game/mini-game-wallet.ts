import { call } from '../../call.ts'
import { decimal } from '../../money.ts'

/** The available tokens, and those frozen in unsettled plays. */
export const miniGameWallet = call({
  path: '/api/mini_game/mini_game_wallet',
  identify: 'player',
  handle: ({ player }) => ({
    value: [{ frozen_token: decimal(player.frozen_tokens), token_balance: decimal(player.tokens) }],
  }),
})
