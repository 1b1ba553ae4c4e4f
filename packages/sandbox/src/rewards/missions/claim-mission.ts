import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { moveTokens, payCash } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'
import { grantBonus } from '../bonuses/bonus.ts'
import { setMark } from '../marks.ts'
import type { Mission } from './mission.ts'
import { missions } from './mission-list.ts'
import { missionMark, missionProgress } from './mission-progress.ts'

/** Finds a mission. @throws Refusal `notFound` */
export function requireMission(missionId: string): Mission {
  const mission = missions.find((known) => known.missionId === missionId)
  if (!mission) throw refuse('notFound')
  return mission
}

/** Pays a mission's reward. @throws Refusal `alreadyClaimed`, `expired`, `notEligible` */
export function claimMission(platform: Platform, player: Player, mission: Mission) {
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
export function joinMission(platform: Platform, player: Player, mission: Mission): void {
  const { state, run } = missionProgress(platform, player, mission)
  if (state === 'EXPIRED') throw refuse('expired')
  if (state === 'LOCKED' || !mission.requiresOptIn) throw refuse('notEligible')
  setMark(platform, player, missionMark('MISSION_JOIN', mission, run))
}
