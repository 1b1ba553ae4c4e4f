import { call } from '../../call.ts'
import { decimal } from '../../money.ts'

/** The tokens that can be spent, and those staked in plays that are not settled yet. */
export const miniGameWallet = call({
  identify: 'player',
  answer: ({ player }) => ({
    value: [{ frozen_token: decimal(player.frozen_tokens), token_balance: decimal(player.tokens) }],
  }),
})
