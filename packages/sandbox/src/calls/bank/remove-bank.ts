import { call } from '../../call.ts'
import { banksOf, findPlayerBank } from '../../cashier/banks/player-bank.ts'
import { startHold } from '../../cashier/banks/start-hold.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { takeTac } from '../../players/tac.ts'
import { refuse } from '../../refusal.ts'

/** Removes one of the player's accounts, unless a withdrawal to it is open. The next becomes the default one. */
export const removeBank = call({
  path: '/api/bank/remove',
  identify: 'player',
  area: 'banks',
  fields: { request_id: 'filled', bank_id: 'id', tac: 'filled' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    const { request_id: requestId, bank_id, tac } = input
    const { domain, account_id: accountId } = player
    const write = {
      ...{ domain, accountId, call: 'bank_remove', requestId, content: bank_id },
      check() {
        if (!findPlayerBank(db, player, bank_id)) throw refuse('notFound')
        if (hasOpenWithdrawal(db, player, bank_id)) throw refuse('pendingExists')
        takeTac(platform, { domain, accountId, purpose: 'bank' }, tac)
      },
    }
    return runIdempotently(db, write, () => {
      db.run`UPDATE player_banks SET removed_at = ${now()}, is_default = 0 WHERE bank_id = ${bank_id}`
      const [next] = banksOf(db, player)
      if (next) db.run`UPDATE player_banks SET is_default = 1 WHERE bank_id = ${next.bank_id}`
      startHold(platform, player)
      return {}
    })
  },
})

function hasOpenWithdrawal(db: Database, { domain, account_id }: WalletKey, bankId: string): boolean {
  return (
    db.one`SELECT 1 FROM withdrawals WHERE domain = ${domain} AND account_id = ${account_id} AND bank_id = ${bankId}
      AND status NOT IN ('COMPLETED', 'REJECTED', 'CANCELLED', 'REFUNDED')` !== undefined
  )
}
