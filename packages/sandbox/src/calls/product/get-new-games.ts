import { gameListCall } from './game-list-call.ts'

/** The new games of the brand. */
export const getNewGames = gameListCall('/api/product/get_new_games', 'new')
