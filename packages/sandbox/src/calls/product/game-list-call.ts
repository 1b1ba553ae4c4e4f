import { call } from '../../call.ts'
import { listedGames } from '../../catalogue/catalogue-rows.ts'
import { gameItem } from '../../catalogue/game.ts'
import type { GameList } from '../../catalogue/seed-catalogue.ts'

/** A call that answers one of the four lists; they differ in nothing else. */
export const gameListCall = (list: GameList) =>
  call({
    identify: 'site',
    fields: { game_type: 'text' },
    answer({ input, brand, ...platform }) {
      const rows = listedGames(platform.db, brand, list, input.game_type)
      return { value: rows.map((row) => gameItem(platform, row)) }
    },
  })
