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
