import { call } from '../../calls/call.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { manilaTime } from '../../clock/manila.ts'
import { moveTokens, payCash, walletOf } from '../../ledger/wallet.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { setMark } from '../../players/reward-marks.ts'
import { refuse } from '../../refusal.ts'
import { grantBonus } from '../promotions/bonus.ts'
import { refusePaused } from '../responsible-gaming/pauses.ts'
import { type Mission, missions } from './mission-list.ts'
import { missionItem, missionMark, missionProgress, shownMissions } from './mission-progress.ts'

/** The player's missions, and the platform's time, from which times left are counted. */
export const missionList = call({
  path: '/api/mission/list',
  identify: 'playerAtSite',
  area: 'missions',
  handle({ input, brand, player, ...platform }) {
    const value = shownMissions(platform, player).map((mission, sort) =>
      missionItem(platform, player, mission, sort),
    )
    return { value, total: value.length, server_time: manilaTime(platform.now()) }
  },
})

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

/** Finds a mission. @throws Refusal `notFound` */
function requireMission(missionId: string): Mission {
  const mission = missions.find((known) => known.missionId === missionId)
  if (!mission) throw refuse('notFound')
  return mission
}

/** Pays a mission's reward. @throws Refusal `alreadyClaimed`, `expired`, `notEligible` */
function claimMission(platform: Platform, player: Player, mission: Mission) {
  const { state, run } = missionProgress(platform, player, mission)
  if (state === 'CLAIMED') throw refuse('alreadyClaimed')
  if (state === 'EXPIRED') throw refuse('expired')
  if (state !== 'CLAIMABLE') throw refuse('notEligible')
  setMark(platform, player, missionMark('MISSION_CLAIM', mission, run))
  const { type, amount } = mission.reward
  const reference = `${mission.missionId}:${run.start}`
  if (type === 'TOKEN') moveTokens(platform, player, 'GRANT', amount, reference)
  else if (type === 'CASH') payCash(platform, player, 'MISSION', amount, reference)
  else grantBonus(platform, player, { promoId: mission.missionId, amount })
  return { mission_id: mission.missionId, reward_type: type, reward_amount: decimal(amount) }
}

/** Joins a mission. @throws Refusal `alreadyClaimed`, `expired`, `notEligible` where it is not joined or locked */
function joinMission(platform: Platform, player: Player, mission: Mission): void {
  const { state, run } = missionProgress(platform, player, mission)
  if (state === 'EXPIRED') throw refuse('expired')
  if (state === 'LOCKED' || !mission.requiresOptIn) throw refuse('notEligible')
  setMark(platform, player, missionMark('MISSION_JOIN', mission, run))
}
