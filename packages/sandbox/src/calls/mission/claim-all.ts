import { call } from '../../call.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { claimMission } from '../../rewards/missions/claim-mission.ts'
import { missionProgress, shownMissions } from '../../rewards/missions/mission-progress.ts'

/** Claims every reward that is ready, once for each `request_id`. */
export const missionClaimAll = call({
  path: '/api/mission/claim_all',
  identify: 'player',
  area: 'missions',
  fields: { request_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'mission_claim_all', requestId: input.request_id }
    return runIdempotently(platform.db, write, () => {
      const ready = shownMissions(platform, player).filter(
        (mission) => missionProgress(platform, player, mission).state === 'CLAIMABLE',
      )
      const value = ready.map((mission) => claimMission(platform, player, mission))
      return { value, total: value.length }
    })
  },
})
