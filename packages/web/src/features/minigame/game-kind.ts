import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'

/** How a mini-game is played on the screen. */
export type GameKind = 'wheel' | 'scratch' | 'boxes'

/** Reads the kind from the game's id and name; what is neither a card nor boxes is a wheel. */
export function gameKind({ gameId, name }: Pick<MiniGame, 'gameId' | 'name'>): GameKind {
  const words = `${gameId} ${name}`.toLowerCase()
  if (/scratch|card/.test(words)) return 'scratch'
  return /gift|box|chest/.test(words) ? 'boxes' : 'wheel'
}
