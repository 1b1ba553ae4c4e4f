import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from './game-item.ts'

interface GameListPage {
  /** The platform's name of the game type; empty for all. */
  gameType: string
  providerCode?: string
  /** From 1. */
  page: number
  /** At most 200. */
  perPage: number
  sort?: 'HOT' | 'NEW' | 'AZ'
  /** Only games changed since (ISO 8601). */
  updatedAfter?: string
}

/**
 * One page of the brand's catalogue. `listVersion` changes whenever a game does; empty if the platform sends none.
 */
export const gameList = platformCall({
  path: '/api/product/game_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ gameType, providerCode, page, perPage, sort, updatedAfter }: GameListPage) => ({
    game_type: gameType,
    provider_code: providerCode,
    page,
    per_page: perPage,
    sort,
    updated_after: updatedAfter,
  }),
  response: z.object({
    value: z.array(GameItem),
    total: count(),
    list_version: z.optional(text()),
  }),
  read: ({ value, total, list_version }) => ({
    games: readGames(value),
    total,
    listVersion: list_version ?? '',
  }),
})
