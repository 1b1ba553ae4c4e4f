import type { Game } from '@marquee/contracts/areas/games/catalogue'

/** The slip of a sportsbook: as it is, or with a pick and the price that the player saw. */
export type SlipLink = 'asItIs' | { selection: string; price: string }

/** The path that launches a game, without language prefix; `DEMO` is for play money. */
export function gameLink(
  { providerCode, gameCode, gameType }: Pick<Game, 'providerCode' | 'gameCode' | 'gameType'>,
  mode: 'REAL' | 'DEMO' = 'REAL',
  slip?: SlipLink,
): string {
  const search = new URLSearchParams({ provider: providerCode, game: gameCode, type: gameType })
  if (mode === 'DEMO') search.set('mode', 'demo')
  if (slip === 'asItIs') search.set('slip', '1')
  else if (slip) for (const [name, value] of Object.entries(slip)) search.set(name, value)
  return `/playnow?${search}`
}
