import { call } from '../../call.ts'
import { withdrawalRecord } from '../../cashier/withdrawals/withdrawal-rules.ts'
import { playerAccount } from '../../ledger/ledger-account.ts'
import { balanceOf } from '../../ledger/post-transfer.ts'

/** What the player can withdraw, the limits, and everything that stands in the way. */
export const withdrawalInfo = call({
  path: '/api/cashier/withdrawal_info',
  identify: 'playerAtSite',
  area: 'withdrawals',
  handle({ brand, player, ...platform }) {
    const locked = balanceOf(platform.db, playerAccount(player, 'locked'))
    return { value: [withdrawalRecord(platform, player, brand, locked)] }
  },
})
