import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { claimRefusals } from '../promotions/claim-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { MissionItem, readMission } from './mission-item.ts'

interface OptIn {
  missionId: string
  /** The idempotency key. */
  requestId: string | undefined
}

/** Joins a mission, whose picture is as written. */
export const missionOptIn = platformCall({
  path: '/api/mission/opt_in',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ missionId, requestId }: OptIn) => ({ request_id: requestId, mission_id: missionId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: MissionItem,
  read(item) {
    if (item.mission_id === '' || item.state === '') throw new UnusableAnswer('No mission')
    return readMission(item)
  },
  refusals: claimRefusals,
})
