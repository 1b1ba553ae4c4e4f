import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { walletOf } from '../../players/wallet.ts'
import { claimRebate, rebateItem } from '../../rewards/promotions/rebate.ts'

/** Claims the rebate, once for each `request_id`. The amount and the balance are an extension of the contract. */
export const rebateClaim = call({
  path: '/api/promotion/rebate_claim',
  identify: 'player',
  area: 'promotions',
  fields: { request_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'rebate_claim', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const claimed_amount = decimal(claimRebate(platform, player))
      const game_balance = decimal(walletOf(platform.db, player).balance)
      return { value: [{ ...rebateItem(platform, player), claimed_amount, game_balance }] }
    })
  },
})
