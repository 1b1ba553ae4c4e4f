import { gameListCall } from './game-list-call.ts'

/** The featured games of the brand. */
export const getFeaturedGames = gameListCall('featured')
