import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { WalletKey } from '../ledger/ledger-account.ts'
import type { Texts } from '../rewards/texts.ts'

/** A message for an inbox. The amount is in the minor unit. */
export interface Message {
  category: 'SYSTEM' | 'PROMO' | 'REWARD' | 'SECURITY'
  title: Texts
  body: Texts
  hoursAgo: number
  /** Days after sending; without it the message does not expire. */
  expiresInDays?: number
  isRead?: boolean
  /** Its amount stands beside the title; the body does not repeat it. */
  reward?: { type: 'CASH' | 'TOKEN'; amount: number }
  actionUrl?: string
}

const hourMs = 3_600_000

/** Puts a message into a player's inbox. */
export function sendMessage(
  db: Database,
  { domain, account_id }: WalletKey,
  now: number,
  { category, title, body, hoursAgo, expiresInDays, isRead, reward, actionUrl }: Message,
): void {
  const sentAt = now - hoursAgo * hourMs
  const expiresAt = expiresInDays === undefined ? null : sentAt + expiresInDays * 24 * hourMs
  db.run`INSERT INTO inbox VALUES (${randomUUID()}, ${domain}, ${account_id}, ${title.en}, ${title.local}, ${title.cn},
    ${body.en}, ${body.local}, ${body.cn}, ${category}, ${sentAt}, ${expiresAt}, ${isRead ? 1 : 0},
    ${reward?.type ?? ''}, ${reward?.amount ?? 0}, ${reward ? 'CLAIMABLE' : ''}, ${actionUrl ?? ''})`
}

/** What a new account receives. */
export const welcome: Message = {
  category: 'SYSTEM',
  title: { en: 'Welcome', local: 'Maligayang pagdating', cn: '欢迎加入' },
  body: {
    en: '<p>Your account is ready. Tap the heart on a game to save it, and play at your own pace.</p>',
    local:
      '<p>Active na ang account mo. I-tap ang puso sa laro para ma-save, at maglaro sa sarili mong bilis.</p>',
    cn: '<p>您的账号已开通。点按游戏上的爱心即可收藏，按自己的节奏玩。</p>',
  },
  hoursAgo: 0,
  actionUrl: '/hot',
}

/** Adds the one message of an account that was opened just now. */
export function welcomePlayer(db: Database, domain: string, accountId: string, now: number): void {
  sendMessage(db, { domain, account_id: accountId }, now, welcome)
}
