import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { returnField } from './login-address.ts'
import { returnPath } from './return-path.ts'

/** What a visitor wanted to do with a game, for which a log-in is asked. */
export interface LoginWish {
  kind: 'play' | 'favorite'
  game: Game
}

/** What is told to whoever asks for a log-in: in the state of an entry of the history, or of the modal. */
export interface LoginRequest {
  /** The path to continue to. */
  next: string | undefined
  wish: LoginWish | undefined
}

/** Reads a state, which may be of anything. */
export function readLoginRequest(state: unknown): LoginRequest {
  const told = new Map(typeof state === 'object' && state !== null ? Object.entries(state) : [])
  const next: unknown = told.get(returnField)
  const wish: unknown = told.get('wish')
  return {
    next: typeof next === 'string' ? returnPath(next) : undefined,
    wish: isWish(wish) ? wish : undefined,
  }
}

const isWish = (wish: unknown): wish is LoginWish =>
  typeof wish === 'object' && wish !== null && 'kind' in wish && 'game' in wish
