import { call } from '../../call.ts'
import { decimal } from '../../money.ts'

/** The game balance, and the tokens that can be spent on mini-games. */
export const getBalance = call({
  identify: 'player',
  answer: ({ player }) => ({ game_balance: decimal(player.balance), game_token: decimal(player.tokens) }),
})
