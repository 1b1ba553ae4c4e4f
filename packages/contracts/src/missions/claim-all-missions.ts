import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'
import { MissionReward } from './mission.ts'

/** Claims every reward that is ready; the list has one item for each mission that was claimed. */
export const claimAllMissions = operation({
  method: 'POST',
  path: '/api/missions/claims',
  access: 'player',
  limit: 'writes',
  capability: 'missions',
  idempotency: 'required',
  response: listOf(z.extend(MissionReward, { missionId: z.string() })),
  errors: claimErrors,
})

export const claimAllMissionsExample: Example<typeof claimAllMissions> = {
  request: {},
  response: {
    items: [{ missionId: 'M1', rewardType: 'TOKEN', rewardAmount: '10.00' }],
    total: 1,
    page: 1,
    perPage: 1,
  },
}
