import type { Mission as MissionShape, MissionTask as TaskShape } from '@marquee/contracts/areas/missions'
import { bannerImage } from '../../brands/art-address.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { textFields } from '../../calls/texts.ts'
import type { Span } from '../../clock/manila.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { markedAt } from '../../players/reward-marks.ts'
import { friendsOf } from '../referral/friends.ts'
import { limitsOf } from '../responsible-gaming/limits.ts'
import { pauseOf } from '../responsible-gaming/pauses.ts'
import type { Mission, MissionTask } from './mission-list.ts'
import { missions } from './mission-list.ts'

export type MissionState = 'LOCKED' | 'AVAILABLE' | 'IN_PROGRESS' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'

/** By what a player's part in a run of a mission is known. */
export const missionMark = (kind: 'MISSION_JOIN' | 'MISSION_CLAIM', { missionId }: Mission, run: Span) =>
  ({ kind, item: missionId, period: run.start }) as const

/** The missions that a player may see: no deposit is asked of who has a limit on money or takes a break. */
export function shownMissions(platform: Platform, player: Player): readonly Mission[] {
  const isProtected =
    pauseOf(platform, player, 'COOL_OFF') !== undefined ||
    pauseOf(platform, player, 'SELF_EXCLUSION') !== undefined ||
    limitsOf(platform.db, player).some(({ kind }) => kind === 'DEPOSIT' || kind === 'LOSS')
  return missions.filter(({ tasks }) => !(isProtected && tasks.some(({ goal }) => goal === 'DEPOSIT')))
}

/** A player's progress in a mission, and its state. */
export function missionProgress(platform: Platform, player: Player, mission: Mission) {
  const { db, now } = platform
  const run = mission.run(now())
  const joinedAt = markedAt(db, player, missionMark('MISSION_JOIN', mission, run))
  const since = Math.max(run.start, joinedAt ?? run.start)
  const isJoined = !mission.requiresOptIn || joinedAt !== undefined
  const progress = mission.tasks.map((task) =>
    isJoined ? Math.min(task.target, progressOf(platform, player, task, { start: since, end: run.end })) : 0,
  )
  return { run, progress, state: stateOf() }

  function stateOf(): MissionState {
    if (markedAt(db, player, missionMark('MISSION_CLAIM', mission, run)) !== undefined) return 'CLAIMED'
    if (run.end <= now()) return 'EXPIRED'
    if (player.vip_level < (mission.minLevel ?? 0)) return 'LOCKED'
    if (!isJoined) return 'AVAILABLE'
    if (mission.tasks.every(({ target }, index) => progress[index] === target)) return 'CLAIMABLE'
    return progress.some((done) => done > 0) ? 'IN_PROGRESS' : 'AVAILABLE'
  }
}

function progressOf(platform: Platform, player: Player, task: MissionTask, { start, end }: Span): number {
  const { db } = platform
  const { domain, account_id } = player
  if (task.goal === 'REFER')
    return friendsOf(platform, player).filter(({ status }) => status === 'QUALIFIED').length
  if (task.goal === 'LOGIN')
    return (
      db.one<{ days: number }>`SELECT COUNT(DISTINCT (opened_at + 28800000) / 86400000) AS days FROM sessions
        WHERE domain = ${domain} AND account_id = ${account_id} AND opened_at >= ${start} AND opened_at < ${end}`
        ?.days ?? 0
    )
  if (task.goal === 'DEPOSIT')
    return (
      db.one<{ sum: number }>`SELECT coalesce(SUM(amount), 0) AS sum FROM deposits WHERE domain = ${domain}
        AND account_id = ${account_id} AND status = 'SUCCESS' AND updated_at >= ${start} AND updated_at < ${end}`
        ?.sum ?? 0
    )
  const { gameCode = '', providerCode = '', gameType = '' } = task
  const played = db.one<{ rounds: number; bets: number }>`SELECT COUNT(*) AS rounds,
      coalesce(SUM(bet), 0) AS bets
    FROM bets WHERE domain = ${domain} AND account_id = ${account_id} AND placed_at >= ${start}
      AND placed_at < ${end} AND status <> 'VOID' AND bet > 0 AND (${gameCode} = '' OR game_code = ${gameCode})
      AND (${providerCode} = '' OR provider_code = ${providerCode})
      AND (${gameType} = '' OR game_type = ${gameType})`
  return (task.goal === 'TURNOVER' ? played?.bets : played?.rounds) ?? 0
}

interface MissionRecord extends PlatformRecord<Omit<MissionShape, 'tasks'>> {
  tasks: TaskRecord[]
  /** Its place in the list. */
  sort: number
}

type TaskRecord = PlatformRecord<TaskShape, unknown, 'label'>

/** A mission as the platform sends it. */
export function missionItem(
  platform: Platform,
  player: Player,
  mission: Mission,
  sort: number,
): MissionRecord {
  const { run, progress, state } = missionProgress(platform, player, mission)
  const endsAt = mission.period === 'ONCE' ? '' : manilaTime(run.end)
  return {
    mission_id: mission.missionId,
    ...textFields('title', mission.title),
    ...textFields('description', mission.description),
    img_url: bannerImage(platform.origin(), 'square', mission.art, mission.missionId),
    period: mission.period,
    state,
    tasks: mission.tasks.map((task, index) => taskItem(task, progress[index] ?? 0)),
    reward_type: mission.reward.type,
    reward_amount: decimal(mission.reward.amount),
    requires_opt_in: mission.requiresOptIn ?? false,
    expires_at: endsAt,
    claim_until: endsAt,
    sort,
  }
}

function taskItem(task: MissionTask, progress: number) {
  const isMoney = task.goal === 'DEPOSIT' || task.goal === 'TURNOVER'
  const text = (amount: number) => (isMoney ? decimal(amount) : String(amount))
  return {
    task_id: task.taskId,
    label: task.label.en,
    label_local: task.label.local,
    label_cn: task.label.cn,
    goal_type: task.goal,
    target: text(task.target),
    progress: text(progress),
    game_code: task.gameCode ?? '',
    provider_code: task.providerCode ?? '',
  }
}
