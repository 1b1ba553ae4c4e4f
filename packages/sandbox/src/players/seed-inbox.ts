import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { units } from '../money.ts'

type Text = { en: string; local: string }

interface SeededMessage {
  category: 'SYSTEM' | 'PROMO' | 'REWARD' | 'SECURITY'
  title: Text
  body: Text
  hoursAgo: number
  /** Days after sending; without it the message does not expire. */
  expiresInDays?: number
  isRead?: boolean
  reward?: { type: 'CASH' | 'TOKEN'; amount: number }
  actionUrl?: string
}

const messages: SeededMessage[] = [
  {
    category: 'REWARD',
    title: { en: 'Your weekly tokens are here', local: 'Nandito na ang lingguhang tokens mo' },
    body: {
      en: '<p>Thank you for playing this week. Claim <strong>20 tokens</strong> for the mini-games.</p>',
      local:
        '<p>Salamat sa paglalaro ngayong linggo. I-claim ang <strong>20 tokens</strong> para sa mini-games.</p>',
    },
    hoursAgo: 3,
    expiresInDays: 14,
    reward: { type: 'TOKEN', amount: units(20) },
    actionUrl: '/minigame',
  },
  {
    category: 'REWARD',
    title: { en: 'Cashback for last week', local: 'Cashback para sa nakaraang linggo' },
    body: {
      en: '<p>Your cashback of <strong>₱150.00</strong> is ready. It has no turnover requirement.</p>',
      local: '<p>Handa na ang cashback mong <strong>₱150.00</strong>. Wala itong turnover requirement.</p>',
    },
    hoursAgo: 26,
    expiresInDays: 30,
    reward: { type: 'CASH', amount: units(150) },
  },
  {
    category: 'REWARD',
    title: { en: 'Birthday gift', local: 'Regalo sa kaarawan' },
    body: {
      en: '<p>This gift could be claimed for seven days. It is over now.</p>',
      local: '<p>Maaaring i-claim ang regalong ito sa loob ng pitong araw. Tapos na ito.</p>',
    },
    hoursAgo: 24 * 40,
    expiresInDays: 7,
    isRead: true,
    reward: { type: 'CASH', amount: units(88) },
  },
  {
    category: 'PROMO',
    title: { en: 'Weekend reload', local: 'Weekend reload' },
    body: {
      en: '<p>Reload from Friday to Sunday and get extra spins. The terms are on the promotion’s page.</p>',
      local:
        '<p>Mag-reload mula Biyernes hanggang Linggo at kumuha ng extra spins. Nasa page ng promosyon ang mga tuntunin.</p>',
    },
    hoursAgo: 50,
    actionUrl: '/promotions',
  },
  {
    category: 'SECURITY',
    title: { en: 'New sign-in', local: 'Bagong pag-log in' },
    body: {
      en: '<p>Your account was used on a new device. If this was not you, change your password.</p>',
      local: '<p>Ginamit ang account mo sa bagong device. Kung hindi ikaw ito, palitan ang password mo.</p>',
    },
    hoursAgo: 120,
    isRead: true,
    actionUrl: '/change-password',
  },
  {
    category: 'SYSTEM',
    title: { en: 'Welcome', local: 'Maligayang pagdating' },
    body: {
      en: '<p>Welcome! Set your limits before you play: you find them under responsible gaming.</p>',
      local:
        '<p>Maligayang pagdating! Itakda ang mga limit mo bago maglaro: nasa responsableng paglalaro ang mga ito.</p>',
    },
    hoursAgo: 24 * 60,
    isRead: true,
    actionUrl: '/responsible-gaming',
  },
]

/** Adds the initial messages of a player. */
export function seedInbox(db: Database, domain: string, accountId: string, now: number): void {
  const hourMs = 3_600_000
  for (const { category, title, body, hoursAgo, expiresInDays, isRead, reward, actionUrl } of messages) {
    const sentAt = now - hoursAgo * hourMs
    const expiresAt = expiresInDays === undefined ? null : sentAt + expiresInDays * 24 * hourMs
    db.run`INSERT INTO inbox VALUES (${randomUUID()}, ${domain}, ${accountId}, ${title.en}, ${title.local},
      ${body.en}, ${body.local}, ${category}, ${sentAt}, ${expiresAt}, ${isRead ? 1 : 0}, ${reward?.type ?? ''},
      ${reward?.amount ?? 0}, ${reward ? 'CLAIMABLE' : ''}, ${actionUrl ?? ''})`
  }
}
