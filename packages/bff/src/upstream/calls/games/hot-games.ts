import { listCall } from './list-call.ts'

/** The hot games of the brand. */
export const hotGames = listCall('/api/product/get_hot_games')
