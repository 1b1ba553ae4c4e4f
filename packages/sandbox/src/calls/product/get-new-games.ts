import { gameListCall } from './game-list-call.ts'

/** The new games of the brand. */
export const getNewGames = gameListCall('new')
