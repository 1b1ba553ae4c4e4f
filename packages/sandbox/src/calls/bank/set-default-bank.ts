import { call } from '../../call.ts'
import { banksResponse, findPlayerBank } from '../../cashier/banks/player-bank.ts'
import { startHold } from '../../cashier/banks/start-hold.ts'
import { refuse } from '../../refusal.ts'

/** Makes one of the player's accounts the default one. */
export const setDefaultBank = call({
  path: '/api/bank/set_default',
  identify: 'player',
  area: 'banks',
  fields: { bank_id: 'id' },
  handle({ input: { bank_id }, player, ...platform }) {
    const { db } = platform
    const bank = findPlayerBank(db, player, bank_id)
    if (!bank) throw refuse('notFound')
    if (bank.is_default === 0) {
      db.transaction(() => {
        db.run`UPDATE player_banks SET is_default = (bank_id = ${bank_id})
          WHERE domain = ${player.domain} AND account_id = ${player.account_id}`
        startHold(platform, player)
      })
    }
    return banksResponse(db, player)
  },
})
