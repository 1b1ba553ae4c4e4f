import * as z from 'zod/mini'
import { count, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { GameItem, readGames } from './game-item.ts'

interface GameListPage {
  /** The platform's name for a kind of game; empty for all. */
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

/** One page of the brand's catalogue. `listVersion` changes when a game does; empty where the platform gives none. */
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
