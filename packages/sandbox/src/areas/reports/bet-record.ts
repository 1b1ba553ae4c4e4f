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

/** The team names and the result of one leg of a sports bet; `home_away` is 1 home, 2 away, 3 draw. */
export interface BetLeg {
  bet_type: string
  home_away: 1 | 2 | 3
  criteria1: string
  home_team_name: string
  away_team_name: string
  [localName: `home_name_${string}` | `away_name_${string}`]: string
  result: string
}

/** What `bet_detail` tells beyond the list; only sports bets have legs and odds. */
export interface BetDetail {
  bet_type: string
  odds: string
  legs: BetLeg[]
}
