import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'

/** Which board a mini-game is played on. */
export type GameKind = 'wheel' | 'scratch' | 'boxes'

/** The kind of a game, by its id and name; a wheel unless they name a card or boxes. */
export function gameKind({ gameId, name }: Pick<MiniGame, 'gameId' | 'name'>): GameKind {
  const text = `${gameId} ${name}`.toLowerCase()
  if (/scratch|card/.test(text)) return 'scratch'
  return /gift|box|chest/.test(text) ? 'boxes' : 'wheel'
}
