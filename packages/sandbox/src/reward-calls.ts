import type { Call } from './call.ts'
import { leaderboardDetail } from './calls/leaderboard/leaderboard-detail.ts'
import { leaderboardList } from './calls/leaderboard/leaderboard-list.ts'
import { leaderboardOptIn } from './calls/leaderboard/leaderboard-opt-in.ts'
import { missionClaimAll } from './calls/mission/claim-all.ts'
import { missionClaim } from './calls/mission/mission-claim.ts'
import { missionList } from './calls/mission/mission-list.ts'
import { missionOptIn } from './calls/mission/opt-in.ts'
import { claim } from './calls/promotion/claim.ts'
import { forfeit } from './calls/promotion/forfeit.ts'
import { myBonuses } from './calls/promotion/my-bonuses.ts'
import { promotionDetail } from './calls/promotion/promotion-detail.ts'
import { promotionList } from './calls/promotion/promotion-list.ts'
import { rebateClaim } from './calls/promotion/rebate-claim.ts'
import { rebateInfo } from './calls/promotion/rebate-info.ts'
import { redeemCode } from './calls/promotion/redeem-code.ts'
import { commissionList } from './calls/referral/commission-list.ts'
import { downlines } from './calls/referral/downlines.ts'
import { referralClaim } from './calls/referral/referral-claim.ts'
import { referralInfo } from './calls/referral/referral-info.ts'
import { vipClaim } from './calls/vip/vip-claim.ts'
import { vipLevels } from './calls/vip/vip-levels.ts'
import { vipRewards } from './calls/vip/vip-rewards.ts'

/** The calls about rewards, by their paths. */
export const rewardCalls: Record<string, Call> = {
  '/api/promotion/list': promotionList,
  '/api/promotion/detail': promotionDetail,
  '/api/promotion/claim': claim,
  '/api/promotion/redeem_code': redeemCode,
  '/api/promotion/my_bonuses': myBonuses,
  '/api/promotion/forfeit': forfeit,
  '/api/promotion/rebate_info': rebateInfo,
  '/api/promotion/rebate_claim': rebateClaim,

  '/api/mission/list': missionList,
  '/api/mission/opt_in': missionOptIn,
  '/api/mission/claim': missionClaim,
  '/api/mission/claim_all': missionClaimAll,

  '/api/referral/info': referralInfo,
  '/api/referral/downlines': downlines,
  '/api/referral/commission_list': commissionList,
  '/api/referral/claim': referralClaim,

  '/api/vip/levels': vipLevels,
  '/api/vip/rewards': vipRewards,
  '/api/vip/claim': vipClaim,

  '/api/leaderboard/list': leaderboardList,
  '/api/leaderboard/detail': leaderboardDetail,
  '/api/leaderboard/opt_in': leaderboardOptIn,
}
