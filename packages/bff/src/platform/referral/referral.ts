import { claimCommission, listCommissions, listDownlines, Referral } from '@marquee/contracts/areas/referral'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import { type ListQuery, listRequest, pageRequest } from '../../upstream/decoding/list-reader.ts'
import { maskAccount } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

/** The player's referral. Its link is a web address or empty, because it is shared and scanned. */
export const referralInfo = platformCall({
  path: '/api/referral/info',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  answer: recordOf(Referral, {
    finish: { qrText: (qrText, { referralLink }) => qrText || referralLink },
    within: { tiers: { plainEnglish: ['requirement'] } },
  }),
  refusals: readRefusals,
})

interface DownlinesQuestion extends ListQuery {
  level?: number | undefined
}

/** A page of the friends who came by the player's link; their names are masked, whatever the platform sends. */
export const downlineList = platformCall({
  path: '/api/referral/downlines',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: DownlinesQuestion) => ({ ...pageRequest(input), level: input.level }),
  answer: pageOf(listDownlines.response, { finish: { accountMasked: maskAccount } }),
  refusals: readRefusals,
})

/** A page of the player's commissions. One with an unreadable amount is left out. */
export const commissionList = platformCall({
  path: '/api/referral/commission_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: listRequest,
  answer: pageOf(listCommissions.response),
  refusals: readRefusals,
})

/** Claims the commission that is ready. */
export const commissionClaim = platformCall({
  path: '/api/referral/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  answer: recordOf(claimCommission.response, { names: { balance: 'game_balance' } }),
  refusals: claimRefusals,
})
