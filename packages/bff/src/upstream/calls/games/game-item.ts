import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { categoryByName } from '@marquee/contracts/categories'
import { providerByCode } from '@marquee/contracts/providers'
import * as z from 'zod/mini'
import { flag, text } from '../../decoding/field-readers.ts'

/** A game in the platform's lists. The four short lists may omit fields that only the catalogue has. */
export const GameItem = z.object({
  game_code: text(),
  game_name: text(),
  game_type: text(),
  img_url: text(),
  provider_code: text(),
  game_name_local: z.optional(text()),
  is_hot: z.optional(flag()),
  is_new: z.optional(flag()),
  is_maintenance: z.optional(flag()),
  has_demo: z.optional(flag()),
})
type GameItem = z.infer<typeof GameItem>

/** Reads the games of a list. Items without a game or provider code cannot be opened and are left out. */
export function readGames(items: readonly GameItem[]): Game[] {
  return items.filter((item) => item.game_code !== '' && item.provider_code !== '').map(readGame)
}

/** Reads one game. */
export function readGame(item: GameItem): Game {
  return {
    gameCode: item.game_code,
    gameName: item.game_name || item.game_code,
    gameNameLocal: item.game_name_local ?? '',
    gameType: item.game_type,
    category: categoryByName(item.game_type) ?? null,
    gameImage: item.img_url,
    providerCode: item.provider_code,
    providerName: providerByCode(item.provider_code).name,
    isHot: item.is_hot ?? false,
    isNew: item.is_new ?? false,
    isMaintenance: item.is_maintenance ?? false,
    maintenanceUntil: '',
    hasDemo: item.has_demo ?? false,
  }
}
