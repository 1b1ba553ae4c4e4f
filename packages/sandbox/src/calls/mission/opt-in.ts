import { call } from '../../call.ts'
import { refusePaused } from '../../care/pauses.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { joinMission, requireMission } from '../../rewards/missions/claim-mission.ts'
import { missions } from '../../rewards/missions/mission-list.ts'
import { missionItem } from '../../rewards/missions/mission-progress.ts'

/** Joins a mission, once for each `request_id`. */
export const missionOptIn = call({
  path: '/api/mission/opt_in',
  identify: 'player',
  area: 'missions',
  fields: { request_id: 'filled', mission_id: 'id' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, mission_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'mission_opt_in', requestId, content: mission_id }
    return runIdempotently(platform.db, write, () => {
      const mission = requireMission(mission_id)
      refusePaused(platform, player)
      joinMission(platform, player, mission)
      return { value: [missionItem(platform, player, mission, missions.indexOf(mission))] }
    })
  },
})
