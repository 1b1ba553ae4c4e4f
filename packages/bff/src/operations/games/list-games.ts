import type { Handler } from '../../http/handler.ts'

export const listGames: Handler<'listGames'> = async ({ query }, { brand, sites }) =>
  sites.gamesPage(brand, query)
