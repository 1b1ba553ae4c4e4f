import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameList } from '../../areas/games/platform.ts'
import type { PlatformCall } from '../../upstream/platform-call.ts'

const perPage = 200
// Bounds the memory of one brand and the calls of one refresh.
const maxGames = 10_000

/** Loads every game of a brand page by page, most popular first. */
export async function loadCatalogue(
  callPlatform: <Input, Output>(call: PlatformCall<Input, Output>, input: Input) => Promise<Output>,
): Promise<Game[]> {
  const games: Game[] = []
  for (let page = 1; games.length < maxGames; page++) {
    const list = await callPlatform(gameList, { gameType: '', page, perPage, sort: 'HOT' })
    games.push(...list.games)
    if (list.games.length === 0 || games.length >= list.total) break
  }
  return games
}
