import * as z from 'zod/mini'
import { amount, text } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'

const RewardItem = z.object({ mission_id: text(), reward_type: text(), reward_amount: amount() })

/** Claims the rewards of all missions that are ready. */
export const missionClaimAll = platformCall({
  path: '/api/mission/claim_all',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId }: { requestId: string | undefined }) => ({ request_id: requestId }),
  response: z.object({ value: z.array(RewardItem) }),
  read: ({ value }) =>
    wholeList(
      value
        .filter(({ mission_id }) => mission_id !== '')
        .map(({ mission_id, reward_type, reward_amount }) => ({
          missionId: mission_id,
          rewardType: reward_type,
          rewardAmount: reward_amount,
        })),
    ),
  refusals: claimRefusals,
})
