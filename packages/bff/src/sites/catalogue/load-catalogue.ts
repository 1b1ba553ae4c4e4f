import type { Game } from '@marquee/contracts/games/game'
import { gameList } from '../../upstream/calls/games/game-list.ts'
import type { PlatformCall } from '../../upstream/platform-call.ts'

const gamesPerCall = 200
// A bound on what one brand may put into memory and on the calls of one refresh.
const mostGames = 10_000

/** Asks for every game of a brand, hottest first, a page at a time. */
export async function loadCatalogue(
  ask: <Input, Output>(call: PlatformCall<Input, Output>, input: Input) => Promise<Output>,
): Promise<Game[]> {
  const games: Game[] = []
  for (let page = 1; games.length < mostGames; page++) {
    const list = await ask(gameList, { gameType: '', page, perPage: gamesPerCall, sort: 'HOT' })
    games.push(...list.games)
    if (list.games.length === 0 || games.length >= list.total) break
  }
  return games
}
