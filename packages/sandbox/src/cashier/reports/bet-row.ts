/** A bet as it is stored. Amounts are in the minor unit; `detail` is JSON. */
export interface BetRow {
  bet_id: string
  round_id: string
  provider_code: string
  game_code: string
  game_name: string
  game_type: string
  bet: number
  valid_bet: number
  win: number
  status: 'OPEN' | 'SETTLED' | 'VOID' | 'CANCELLED'
  placed_at: number
  settled_at: number | null
  detail: string
}
