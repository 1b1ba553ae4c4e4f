import type { CategoryId } from '@marquee/contracts/categories'
import { type GameListName, gameListNames } from '@marquee/contracts/games/game-lists'
import { query } from '../../api/query.ts'

/** What a section shows: one of the brand's four lists or the first games of a category. */
export type GameSource = GameListName | CategoryId

// A row or two on a wide screen; the rest is in the lobby.
const sectionSize = 18

const isListName = (source: GameSource): source is GameListName =>
  gameListNames.some((name) => name === source)

/** The query of a section's games. */
export function gameListQuery(source: GameSource) {
  return query('listGames', {
    query: isListName(source) ? { list: source } : { category: source, perPage: sectionSize },
  })
}
