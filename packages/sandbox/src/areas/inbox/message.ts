import { randomUUID } from 'node:crypto'
import type { Texts } from '../../calls/texts.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'

/** A message in a player's inbox. Times are milliseconds since the epoch; the amount is in the minor unit. */
export interface InboxRow {
  inbox_id: string
  title_en: string
  title_local: string
  title_cn: string
  body_en: string
  body_local: string
  body_cn: string
  category: string
  sent_at: number
  expires_at: number | null
  is_read: number
  /** Empty for a message without a reward. */
  reward_type: '' | 'CASH' | 'TOKEN'
  reward_amount: number
  reward_state: '' | 'CLAIMABLE' | 'CLAIMED'
  action_url: string
}

/** The state of a message's reward: a reward that is not claimed before the message expires is `EXPIRED`. */
export function rewardState(row: InboxRow, now: number): '' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED' {
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return row.reward_state === 'CLAIMABLE' && isExpired ? 'EXPIRED' : row.reward_state
}

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
