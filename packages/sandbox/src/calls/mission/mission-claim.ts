import { call } from '../../call.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { walletOf } from '../../players/wallet.ts'
import { claimMission, requireMission } from '../../rewards/missions/claim-mission.ts'

/** Claims a mission's reward, once for each `request_id`. */
export const missionClaim = call({
  path: '/api/mission/claim',
  identify: 'player',
  area: 'missions',
  fields: { request_id: 'filled', mission_id: 'id' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, mission_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'mission_claim', requestId, content: mission_id }
    return runIdempotently(platform.db, write, () => {
      const claimed = claimMission(platform, player, requireMission(mission_id))
      const { balance, tokens } = walletOf(platform.db, player)
      return { value: [{ ...claimed, game_balance: decimal(balance), game_token: decimal(tokens) }] }
    })
  },
})
