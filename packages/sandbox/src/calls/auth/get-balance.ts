import { call } from '../../call.ts'
import { decimal } from '../../money.ts'

/** The game balance and the available tokens. */
export const getBalance = call({
  path: '/api/auth/get_balance',
  identify: 'player',
  handle: ({ player }) => ({ game_balance: decimal(player.balance), game_token: decimal(player.tokens) }),
})
