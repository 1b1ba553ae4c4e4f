import { gameListCall } from './game-list-call.ts'

/** The hot games of the brand. */
export const getHotGames = gameListCall('/api/product/get_hot_games', 'hot')
