import { gameListCall } from './game-list-call.ts'

/** The popular games of the brand. */
export const getPopularGames = gameListCall('/api/product/get_popular_games', 'popular')
