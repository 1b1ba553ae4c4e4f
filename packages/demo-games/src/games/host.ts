import type { LanguageCode } from '@marquee/contracts/languages'

/**
 * What a game may use of the platform that mounts it. Amounts are in the minor unit, times in milliseconds since the
 * epoch. The platform calls an action, and what settles a round, inside a transaction.
 */
export interface Play {
  language: LanguageCode
  /** The code of the game that is played, by which its shared events are told from those of its siblings. */
  gameCode: string
  /** The id of the round that the page asked about, if it asked about one. */
  asked?: string
  now(): number
  /** What the player may bet, as a decimal string. */
  balance(): string
  rounds: Rounds
  /** The seed of an event that all players share, such as a match or a draw, with its SHA-256. */
  sharedSeed(event: string): { seed: string; hash: string }
  /** The teams that play each other, for the sportsbook. */
  fixtures: readonly Fixture[]
}

/** What the sportsbook's matches follow from. */
export type Book = Pick<Play, 'now' | 'sharedSeed' | 'fixtures'>

/** The player's rounds of the game. */
export interface Rounds {
  /** The round that the player began under an id. */
  find<State>(roundId: string): Round<State> | undefined
  /** The latest rounds, open ones first. */
  latest<State>(count: number): Round<State>[]
  /** Takes the seed whose hash the player saw; the next round gets another. */
  takeSeed(): string
  /**
   * Takes the bet of a round and opens it.
   * @throws the platform's own refusal: too little money, a limit or a break of the player
   */
  start<State>(round: NewRound<State>): Round<State>
  /** Stores the state of a round. */
  keep<State>(roundId: string, state: State): void
  /**
   * Adds to the bet of an open round.
   * @throws as `start` does
   */
  raise(roundId: string, bet: number): void
  /** Says more of the round's bets in the player's bet history. */
  describe(roundId: string, detail: BetDetail): void
  /** Ends an open round and pays its win. */
  settle<State>(roundId: string, win: number, state: State): void
}

/** A round, which may stay open for a while. */
export interface Round<State = unknown> {
  roundId: string
  bet: number
  win: number
  at: number
  status: 'OPEN' | 'SETTLED'
  seed: string
  /** SHA-256 of the seed, which is shown before the round. */
  hash: string
  /** Whatever the game stores. */
  state: State
}

interface NewRound<State> {
  roundId: string
  bet: number
  seed: string
  state: State
  /** When the platform settles it, if nothing else does. */
  dueAt?: number
  detail?: BetDetail
}

/** What the bet history shows of a sports bet. */
export interface BetDetail {
  bet_type: string
  odds: string
  legs: BetLeg[]
}

/** A leg of a sports bet in the bet history. */
export interface BetLeg {
  bet_type: string
  home_away: 1 | 2 | 3
  criteria1: string
  home_team_name: string
  away_team_name: string
  [localName: `home_name_${string}` | `away_name_${string}`]: string
  result: string
}

/** The name of a team or league in English and in Chinese. */
type Name = readonly [name: string, chinese: string]

/** Two teams of a sport that meet each other. */
export interface Fixture {
  sport: 'basketball' | 'football' | 'volleyball' | 'badminton' | 'esports'
  league: Name
  home: Name
  away: Name
}
