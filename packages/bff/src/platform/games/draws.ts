import type { DrawGame } from '@marquee/contracts/areas/games/draws'
import * as z from 'zod/mini'
import { id, list, orNone, text, time, words } from '../../upstream/decoding/field-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'

const DrawItem = z.object({ draw_id: id(), drawn_at: time(), numbers: list(id()) })

const DrawGameItem = z.object({
  provider_code: text(),
  game_code: text(),
  game_type: text(),
  game_name: words(),
  game_name_local: orNone(words()),
  draws: list(DrawItem),
})

/** The latest draws of the games of a type. A game that cannot be opened, or has no draw yet, is left out. */
export const drawList = platformCall({
  path: '/api/product/draw_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ gameType }: { gameType: string }) => ({ game_type: gameType }),
  response: z.object({ value: list(DrawGameItem) }),
  read: ({ value }) => ({ games: value.map(readDrawGame).filter(isShown) }),
})

function readDrawGame(item: z.infer<typeof DrawGameItem>): DrawGame {
  return {
    ...{ providerCode: item.provider_code, gameCode: item.game_code, gameType: item.game_type },
    ...{ gameName: item.game_name || item.game_code, gameNameLocal: item.game_name_local ?? '' },
    draws: item.draws
      .filter(({ numbers }) => numbers.length > 0)
      .map(({ draw_id, drawn_at, numbers }) => ({ drawId: draw_id, drawnAt: drawn_at, numbers })),
  }
}

const isShown = ({ providerCode, gameCode, draws }: DrawGame) =>
  providerCode !== '' && gameCode !== '' && draws.length > 0
