import type { Handler } from '../handler.ts'

export const listGames: Handler<'listGames'> = async ({ query }, { brand, sites }) =>
  sites.gamesPage(brand, query)
