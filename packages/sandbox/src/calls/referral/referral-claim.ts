import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { walletOf } from '../../players/wallet.ts'
import { claimCommissions } from '../../rewards/referral/commissions.ts'

/** Claims the commission that is ready, once for each `request_id`. */
export const referralClaim = call({
  path: '/api/referral/claim',
  identify: 'player',
  area: 'referral',
  fields: { request_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'referral_claim', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const claimed_amount = decimal(claimCommissions(platform, player))
      return { value: [{ claimed_amount, game_balance: decimal(walletOf(platform.db, player).balance) }] }
    })
  },
})
