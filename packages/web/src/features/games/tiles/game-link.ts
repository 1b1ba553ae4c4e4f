import type { Game } from '@marquee/contracts/areas/games/catalogue'

/** The path that launches a game, without language prefix; `DEMO` is for play money. */
export function gameLink(
  { providerCode, gameCode, gameType }: Pick<Game, 'providerCode' | 'gameCode' | 'gameType'>,
  mode: 'REAL' | 'DEMO' = 'REAL',
): string {
  const search = new URLSearchParams({ provider: providerCode, game: gameCode, type: gameType })
  if (mode === 'DEMO') search.set('mode', 'demo')
  return `/playnow?${search}`
}
