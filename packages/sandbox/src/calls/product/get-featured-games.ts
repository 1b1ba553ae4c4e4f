import { gameListCall } from './game-list-call.ts'

/** The featured games of the brand. */
export const getFeaturedGames = gameListCall('/api/product/get_featured_games', 'featured')
