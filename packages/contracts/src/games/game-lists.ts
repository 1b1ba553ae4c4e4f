/** The platform's four short lists of games. Plain data, because every page of the client needs it. */
export const gameListNames = ['hot', 'featured', 'popular', 'new'] as const
export type GameListName = (typeof gameListNames)[number]

/** The orders in which games may be shown. */
export const gameSorts = ['hot', 'new', 'az'] as const
export type GameSort = (typeof gameSorts)[number]
