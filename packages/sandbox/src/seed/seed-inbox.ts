import { type Message, sendMessage, welcome } from '../areas/inbox/message.ts'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'

/** What the demo's accounts have received over half a year. */
export const history: readonly Message[] = [
  {
    category: 'REWARD',
    title: {
      en: 'Your weekly tokens are here',
      local: 'Weekly token mo',
      cn: '本周代币已到',
    },
    body: {
      en: '<p>Thank you for playing this week. Spend them on the mini-games.</p>',
      local: '<p>Salamat sa paglalaro ngayong linggo. Gamitin ang mga ito sa mga mini-game.</p>',
      cn: '<p>感谢您本周的参与。代币可用于小游戏。</p>',
    },
    hoursAgo: 3,
    expiresInDays: 14,
    reward: { type: 'TOKEN', amount: units(20) },
    actionUrl: '/minigame',
  },
  {
    category: 'REWARD',
    title: { en: 'Cashback for last week', local: 'Weekly cashback mo', cn: '上周返现' },
    body: {
      en: '<p>Your cashback is ready. It has no turnover requirement.</p>',
      local: '<p>Handa na ang cashback mo. Wala itong turnover requirement.</p>',
      cn: '<p>您的返现已到，没有流水要求。</p>',
    },
    hoursAgo: 26,
    expiresInDays: 30,
    reward: { type: 'CASH', amount: units(150) },
  },
  {
    category: 'REWARD',
    title: { en: 'Birthday gift', local: 'Regalo sa kaarawan', cn: '生日礼物' },
    body: {
      en: '<p>Happy birthday. You have seven days to claim your gift.</p>',
      local: '<p>Maligayang kaarawan. May pitong araw ka para i-claim ang regalo mo.</p>',
      cn: '<p>生日快乐。请在七天内领取您的礼物。</p>',
    },
    hoursAgo: 24 * 40,
    expiresInDays: 7,
    isRead: true,
    reward: { type: 'CASH', amount: units(88) },
  },
  {
    category: 'PROMO',
    title: { en: 'Prizes up to ₱188', local: 'Mga premyong hanggang ₱188', cn: '奖品高达 ₱188' },
    body: {
      en: '<p>Look inside the Gift Boxes. The chance of each prize stands beside it.</p>',
      local: '<p>Silipin ang mga Gift Box. Nasa tabi ng bawat premyo ang tsansa nito.</p>',
      cn: '<p>打开幸运礼盒看看。每项奖品旁都标有概率。</p>',
    },
    hoursAgo: 50,
    actionUrl: '/minigame',
  },
  {
    category: 'SECURITY',
    title: { en: 'New login', local: 'Bagong login', cn: '新设备登录' },
    body: {
      en: '<p>Someone logged in to your account on a new device. Not you? Change your password.</p>',
      local: '<p>May nag-log in sa account mo sa bagong device. Hindi ikaw? Palitan ang password mo.</p>',
      cn: '<p>您的账号在新设备上登录。不是您本人？请修改密码。</p>',
    },
    hoursAgo: 120,
    isRead: true,
    actionUrl: '/change-password',
  },
  { ...welcome, hoursAgo: 24 * 60, isRead: true },
]

/** Adds the messages that an account of the demo has received over time. */
export function seedInbox(db: Database, domain: string, accountId: string, now: number): void {
  for (const message of history) sendMessage(db, { domain, account_id: accountId }, now, message)
}
