import type { Texts } from '../../calls/texts.ts'
import { periodInManila, type Span } from '../../clock/manila.ts'
import { units } from '../../money.ts'

/** One thing to do. `target` is money in the minor unit for `DEPOSIT` and `TURNOVER`, times for the others. */
export interface MissionTask {
  taskId: string
  label: Texts
  goal: 'BET' | 'DEPOSIT' | 'TURNOVER' | 'LOGIN' | 'PLAY_GAME' | 'REFER'
  target: number
  /** The game, provider or game type that counts; all without it. */
  gameCode?: string
  providerCode?: string
  gameType?: string
}

/** A mission of every brand; its amount is in the minor unit. */
export interface Mission {
  missionId: string
  title: Texts
  description: Texts
  art: string
  period: 'DAILY' | 'WEEKLY' | 'ONCE' | 'EVENT'
  run(at: number): Span
  tasks: readonly MissionTask[]
  reward: { type: 'CASH' | 'TOKEN' | 'BONUS'; amount: number }
  requiresOptIn?: boolean
  /** The VIP level, from 0, below which it is locked. */
  minLevel?: number
}

const daily = (at: number) => periodInManila('DAY', at)
const weekly = (at: number) => periodInManila('WEEK', at)
// It has no end that anybody will see.
const once = (): Span => ({
  start: Date.parse('2026-01-01T00:00:00+08:00'),
  end: Date.parse('2099-01-01T00:00:00+08:00'),
})

/** The missions of every brand, in their order. */
export const missions: readonly Mission[] = [
  {
    ...{ missionId: 'daily-login', period: 'DAILY', run: daily, art: 'spin' },
    title: { en: 'Say hello', local: 'Kumustahan', cn: '每日问候' },
    description: {
      en: 'Log in today. Two tokens for the mini-games.',
      local: 'Mag-log in ngayong araw. Dalawang token para sa mga mini-game.',
      cn: '今日登录，即得两枚小游戏代币。',
    },
    tasks: [
      {
        ...{ taskId: 'login', goal: 'LOGIN', target: 1 },
        label: { en: 'Log in', local: 'Mag-log in', cn: '登录' },
      },
    ],
    reward: { type: 'TOKEN', amount: units(2) },
  },
  {
    ...{ missionId: 'daily-slots', period: 'DAILY', run: daily, art: 'slots' },
    title: { en: 'Ten on the reels', local: 'Sampung ikot', cn: '转轴十局' },
    description: {
      en: 'Play ten rounds of any slot today.',
      local: 'Maglaro ng sampung round sa kahit anong slot ngayong araw.',
      cn: '今日在任意老虎机玩十局。',
    },
    tasks: [
      {
        ...{ taskId: 'rounds', goal: 'PLAY_GAME', target: 10, gameType: 'SLOTS' },
        label: { en: 'Rounds played', local: 'Mga round na nalaro', cn: '已玩局数' },
      },
    ],
    reward: { type: 'TOKEN', amount: units(10) },
  },
  {
    ...{ missionId: 'weekly-turnover', period: 'WEEKLY', run: weekly, art: 'arcade' },
    title: { en: 'Week in play', local: 'Linggong palaro', cn: '一周畅玩' },
    description: {
      en: 'Bet ₱5,000 in all this week, on at least three days.',
      local: 'Tumaya ng kabuuang ₱5,000 ngayong linggo, sa tatlong araw o higit pa.',
      cn: '本周累计投注 ₱5,000，且至少登录三天。',
    },
    tasks: [
      {
        ...{ taskId: 'turnover', goal: 'TURNOVER', target: units(5_000) },
        label: { en: 'Bets this week', local: 'Taya ngayong linggo', cn: '本周投注' },
      },
      {
        ...{ taskId: 'days', goal: 'LOGIN', target: 3 },
        label: { en: 'Days logged in', local: 'Mga araw na nag-log in', cn: '登录天数' },
      },
    ],
    reward: { type: 'CASH', amount: units(50) },
  },
  {
    ...{ missionId: 'weekly-deposit', period: 'WEEKLY', run: weekly, art: 'lottery' },
    title: { en: 'Top up', local: 'Dagdag pondo', cn: '本周存款' },
    description: {
      en: 'Deposit ₱500 this week and get 15 tokens.',
      local: 'Mag-deposit ng ₱500 ngayong linggo at may 15 token ka.',
      cn: '本周存款满 ₱500，即得 15 枚代币。',
    },
    tasks: [
      {
        ...{ taskId: 'deposit', goal: 'DEPOSIT', target: units(500) },
        label: { en: 'Deposited this week', local: 'Na-deposit ngayong linggo', cn: '本周已存' },
      },
    ],
    reward: { type: 'TOKEN', amount: units(15) },
  },
  {
    ...{ missionId: 'jade-dragon', period: 'ONCE', run: once, art: 'slots' },
    title: { en: 'Meet the dragon', local: 'Kilalanin ang dragon', cn: '会一会神龙' },
    description: {
      en: 'Play five rounds of Jade Dragon Rush.',
      local: 'Maglaro ng limang round ng Jade Dragon Rush.',
      cn: '在 Jade Dragon Rush 中玩五局。',
    },
    tasks: [
      {
        ...{ taskId: 'rounds', goal: 'PLAY_GAME', target: 5 },
        ...{ gameCode: 'jade-dragon-rush', providerCode: 'JILI' },
        label: { en: 'Rounds played', local: 'Mga round na nalaro', cn: '已玩局数' },
      },
    ],
    reward: { type: 'TOKEN', amount: units(5) },
  },
  {
    ...{ missionId: 'first-friend', period: 'ONCE', run: once, art: 'bingo' },
    title: { en: 'Bring a friend', local: 'Isama ang kaibigan', cn: '邀请好友' },
    description: {
      en: 'Invite one friend who gets verified and bets ₱1,000.',
      local: 'Mag-imbita ng kaibigang magiging verified at tataya ng ₱1,000.',
      cn: '邀请一位好友完成身份验证并投注 ₱1,000。',
    },
    tasks: [
      {
        ...{ taskId: 'friend', goal: 'REFER', target: 1 },
        label: { en: 'Qualified friends', local: 'Qualified na kaibigan', cn: '有效好友' },
      },
    ],
    reward: { type: 'CASH', amount: units(100) },
  },
  {
    ...{ missionId: 'fishing-fiesta', period: 'EVENT', art: 'fishing', requiresOptIn: true },
    run: (at) => periodInManila('MONTH', at),
    title: { en: 'Fishing fiesta', local: 'Pista ng pangingisda', cn: '捕鱼狂欢' },
    description: {
      en: 'Join, then bet ₱2,000 on fishing games this month for a ₱100 bonus.',
      local: 'Sumali, tapos tumaya ng ₱2,000 sa fishing ngayong buwan para sa ₱100 bonus.',
      cn: '报名后本月在捕鱼游戏投注 ₱2,000，即得 ₱100 红利。',
    },
    tasks: [
      {
        ...{ taskId: 'turnover', goal: 'TURNOVER', target: units(2_000), gameType: 'FISH' },
        label: { en: 'Bets on fishing', local: 'Taya sa fishing', cn: '捕鱼投注' },
      },
    ],
    reward: { type: 'BONUS', amount: units(100) },
  },
  {
    ...{ missionId: 'platinum-run', period: 'WEEKLY', run: weekly, art: 'horseRacing', minLevel: 3 },
    title: { en: 'Platinum run', local: 'Takbong Platinum', cn: 'Platinum 冲刺' },
    description: {
      en: 'From level Platinum: play 100 rounds this week.',
      local: 'Mula sa Platinum level: maglaro ng 100 round ngayong linggo.',
      cn: 'Platinum 等级起：本周玩 100 局。',
    },
    tasks: [
      {
        ...{ taskId: 'bets', goal: 'BET', target: 100 },
        label: { en: 'Bets placed', local: 'Mga tayang nailagay', cn: '投注次数' },
      },
    ],
    reward: { type: 'CASH', amount: units(300) },
  },
  {
    ...{ missionId: 'opening-rounds', period: 'EVENT', art: 'crash' },
    run: () => ({
      start: Date.parse('2026-01-05T00:00:00+08:00'),
      end: Date.parse('2026-01-12T00:00:00+08:00'),
    }),
    title: { en: 'Opening rounds', local: 'Mga unang round', cn: '开业首局' },
    description: {
      en: 'Play 20 rounds in our first week.',
      local: 'Maglaro ng 20 round sa unang linggo namin.',
      cn: '在开业首周玩 20 局。',
    },
    tasks: [
      {
        ...{ taskId: 'rounds', goal: 'BET', target: 20 },
        label: { en: 'Rounds played', local: 'Mga round na nalaro', cn: '已玩局数' },
      },
    ],
    reward: { type: 'TOKEN', amount: units(20) },
  },
]
