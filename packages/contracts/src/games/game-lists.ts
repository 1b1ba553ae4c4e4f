/**
 * The platform's four curated game lists (specification, section 3, default game item). Kept apart from the schemas:
 * every page of the client imports these names.
 */
export const gameListNames = ['hot', 'featured', 'popular', 'new'] as const
export type GameListName = (typeof gameListNames)[number]

/** Sort orders of the catalogue: hot games first, new games first, or by name. */
export const gameSorts = ['hot', 'new', 'az'] as const
export type GameSort = (typeof gameSorts)[number]
