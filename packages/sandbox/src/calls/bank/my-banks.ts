import { call } from '../../call.ts'
import { banksResponse } from '../../cashier/banks/player-bank.ts'

/** The player's own accounts, masked, and whether another can be added. */
export const myBanks = call({
  path: '/api/bank/my_banks',
  identify: 'player',
  area: 'banks',
  handle: ({ player, db }) => banksResponse(db, player),
})
