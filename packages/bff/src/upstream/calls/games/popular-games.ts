import { listCall } from './list-call.ts'

/** The popular games of the brand. */
export const popularGames = listCall('/api/product/get_popular_games')
