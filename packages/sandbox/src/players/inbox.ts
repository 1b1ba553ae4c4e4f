/** A message of a player's inbox. */
export interface InboxRow {
  inbox_id: string
  title_en: string
  title_local: string
  body_en: string
  body_local: string
  category: string
  sent_at: number
  expires_at: number | null
  is_read: number
  /** Empty where there is no reward. */
  reward_type: '' | 'CASH' | 'TOKEN'
  reward_amount: number
  reward_state: '' | 'CLAIMABLE' | 'CLAIMED'
  action_url: string
}

/** A reward that was not claimed in time is over; one that was claimed stays so. */
export function rewardState(row: InboxRow, now: number): '' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED' {
  const isLate = row.expires_at !== null && row.expires_at <= now
  return row.reward_state === 'CLAIMABLE' && isLate ? 'EXPIRED' : row.reward_state
}
