import { type GameListName, gameListNames } from '@marquee/contracts/areas/games/lists'
import type { CategoryId } from '@marquee/contracts/categories'
import { query } from '../../api/query.ts'

/** The source of a section's games: one of the brand's four lists, or a category. */
export type GameSource = GameListName | CategoryId

// One or two rows on a wide screen, and as many again that another section may show already; the lobby has the rest.
const sectionSize = 36

const isListName = (source: GameSource): source is GameListName =>
  gameListNames.some((name) => name === source)

/** The query of a section's games. */
export function gameListQuery(source: GameSource) {
  return query('listGames', {
    query: isListName(source) ? { list: source } : { category: source, perPage: sectionSize },
  })
}

/** A query whose `providers` are all of the brand's providers. */
export function providersQuery() {
  return query('listGames', { query: { perPage: 1 } })
}
