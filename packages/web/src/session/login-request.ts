import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { returnPath } from './return-path.ts'

/** A game as far as it is known where it is linked: a draw's has no picture. */
export type LinkedGame = Pick<Game, 'providerCode' | 'gameCode' | 'gameType' | 'gameName' | 'gameNameLocal'> &
  Partial<Pick<Game, 'gameImage' | 'providerName' | 'hasDemo'>>

/** What a visitor wanted to do with a game, for which a log-in is asked. */
export interface LoginWish {
  kind: 'play' | 'favorite'
  game: LinkedGame
}

/** What is told to whoever asks for a log-in: in the state of an entry of the history, or of the modal. */
export interface LoginRequest {
  /** The path to continue to. */
  next: string | undefined
  wish: LoginWish | undefined
}

/** Reads a state, in which nothing may be told. */
export function readLoginRequest(state: unknown): LoginRequest {
  const { next, wish } = (state ?? {}) as Partial<LoginRequest>
  return { next: returnPath(next), wish }
}
