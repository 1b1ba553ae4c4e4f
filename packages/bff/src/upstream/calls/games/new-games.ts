import { listCall } from './list-call.ts'

/** The new games of the brand. */
export const newGames = listCall('/api/product/get_new_games')
