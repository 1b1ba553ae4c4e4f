import * as z from 'zod/mini'
import { idParams } from '../cashier/cashier-ids.ts'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'
import { MissionReward } from './mission.ts'

/** Claims a mission's reward. Balances afterwards are null where the platform leaves them out. */
export const claimMission = operation({
  method: 'POST',
  path: '/api/missions/{id}/claim',
  access: 'player',
  limit: 'writes',
  capability: 'missions',
  idempotency: 'required',
  params: idParams,
  response: z.extend(MissionReward, { balance: z.nullable(Money), token: z.nullable(z.string()) }),
  errors: claimErrors,
})

export const claimMissionExample: Example<typeof claimMission> = {
  request: { params: { id: 'M1' } },
  response: { rewardType: 'TOKEN', rewardAmount: '10.00', balance: null, token: '250.00' },
}
