import type { Translated } from '../../../locale.ts'
import type { missions as englishMissions } from '../../en/rewards/missions.ts'

export const missions = {
  lead: '完成小目标，各有奖励。',
  periods: {
    DAILY: '今天',
    WEEKLY: '本周',
    ONCE: '一次性',
    EVENT: '活动',
    OTHER: '其他',
  },
  states: {
    LOCKED: '未解锁',
    CLAIMED: '已领取',
    EXPIRED: '已过期',
  },
  join: '参加',
  joined: '您已参加，从现在起计入。',
  claimAll: '全部领取（{{number}}）',
  ready_one: '{{count}} 项奖励可领取',
  ready_other: '{{count}} 项奖励可领取',
  claimedAll_one: '已领取 {{count}} 项奖励',
  claimedAll_other: '已领取 {{count}} 项奖励',
  progress: '{{done}} / {{target}}',
  progressOf: '{{title}}：{{task}}',
  none: '目前没有任务',
  noneText: '新任务会显示在这里。请按计划游戏。',
  visitorTitle: '登录后查看您的任务',
  visitorText: '每日与每周目标，各有奖励。',
  care: '任务随您平时的游戏进行。请勿为任务而超出计划。',
} as const satisfies Translated<typeof englishMissions>
