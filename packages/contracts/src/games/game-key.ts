import type { Game } from './game.ts'

/** What a game is known by: the same code may exist at two providers. */
export const gameKey = ({ providerCode, gameCode }: Pick<Game, 'providerCode' | 'gameCode'>): string =>
  `${providerCode}/${gameCode}`
