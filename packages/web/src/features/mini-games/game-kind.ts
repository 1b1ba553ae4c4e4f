import type { MiniGame } from '@marquee/contracts/areas/mini-games'

/** Which board a mini-game is played on. */
export type GameKind = 'wheel' | 'scratch' | 'boxes'

/** The kind of a game, by its id and its name in any language; a wheel unless they name a card or boxes. */
export function gameKind({ gameId, name }: Pick<MiniGame, 'gameId' | 'name'>): GameKind {
  const text = `${gameId} ${name}`.toLowerCase()
  if (/scratch|card|kaskas|刮/.test(text)) return 'scratch'
  return /gift|box|chest|regalo|礼|盒|宝箱/.test(text) ? 'boxes' : 'wheel'
}
