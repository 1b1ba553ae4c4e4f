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
