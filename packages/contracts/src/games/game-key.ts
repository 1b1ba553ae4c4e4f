import type { Game } from './game.ts'

/** A game's unique key, `provider/game`: two providers may use the same game code. */
export const gameKey = ({ providerCode, gameCode }: Pick<Game, 'providerCode' | 'gameCode'>): string =>
  `${providerCode}/${gameCode}`
