// Apart from the schemas, because every page of the client imports these names.

/** A game's unique key, `provider/game`: two providers may use the same game code. */
export const gameKey = ({ providerCode, gameCode }: { providerCode: string; gameCode: string }): string =>
  `${providerCode}/${gameCode}`

/** The platform's four curated game lists (specification, section 3, default game item). */
export const gameListNames = ['hot', 'featured', 'popular', 'new'] as const
export type GameListName = (typeof gameListNames)[number]

/** Sort orders of the catalogue: hot games first, new games first, or by name. */
export const gameSorts = ['hot', 'new', 'az'] as const
export type GameSort = (typeof gameSorts)[number]

/** The categories whose games are draws, which are the same for all who play them. */
export const drawCategories = ['lottery', 'bingo'] as const
export type DrawCategory = (typeof drawCategories)[number]
