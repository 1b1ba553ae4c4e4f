import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { claimErrors } from '../promotions/claim-errors.ts'
import { Mission, missionExample } from './mission.ts'

/** Joins a mission that has to be joined, and returns it as it is afterwards. */
export const optInMission = operation({
  method: 'POST',
  path: '/api/missions/{id}/opt-in',
  access: 'player',
  limit: 'writes',
  capability: 'missions',
  idempotency: 'required',
  params: idParams,
  response: Mission,
  errors: claimErrors,
})

export const optInMissionExample: Example<typeof optInMission> = {
  request: { params: { id: 'M1' } },
  response: missionExample,
}
