import { call } from '../../call.ts'
import { listedGames } from '../../catalogue/catalogue-queries.ts'
import { gameItem } from '../../catalogue/game.ts'
import type { GameList } from '../../catalogue/seed-catalogue.ts'

/** Declares the call for one of the four lists of games. */
export const gameListCall = (path: string, list: GameList) =>
  call({
    path,
    identify: 'site',
    fields: { game_type: 'text' },
    handle({ input, brand, ...platform }) {
      const rows = listedGames(platform.db, brand, list, input.game_type)
      return { value: rows.map((row) => gameItem(platform, row)) }
    },
  })
