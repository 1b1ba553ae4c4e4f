import { listCall } from './list-call.ts'

/** The featured games of the brand. */
export const featuredGames = listCall('/api/product/get_featured_games')
