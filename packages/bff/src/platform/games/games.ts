import { type Game, volatilities } from '@marquee/contracts/areas/games/catalogue'
import { type Match, SelectionId } from '@marquee/contracts/areas/games/matches'
import type { LiveTable } from '@marquee/contracts/areas/games/tables'
import { categoryByName } from '@marquee/contracts/categories'
import { providerByCode } from '@marquee/contracts/providers'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import {
  amount,
  count,
  decimal,
  flag,
  id,
  list,
  orNone,
  readDecimal,
  recordOrNull,
  text,
  time,
  word,
  words,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems } from '../../upstream/decoding/list-reader.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readLaunchMode } from './launch.ts'

/** A game in the platform's lists. The four short lists may omit fields that only the catalogue has. */
export const GameItem = z.object({
  game_code: text(),
  game_name: words(),
  game_type: text(),
  img_url: text(),
  provider_code: text(),
  game_name_local: orNone(words()),
  is_hot: orNone(flag()),
  is_new: orNone(flag()),
  is_maintenance: orNone(flag()),
  has_demo: orNone(flag()),
  rtp: orNone(decimal()),
  volatility: orNone(word(volatilities, '')),
})
type GameItem = z.infer<typeof GameItem>

/** Reads the games of a list. Items without a game or provider code cannot be opened and are left out. */
export function readGames(items: readonly GameItem[]): Game[] {
  return namedItems(items, (item) => item.game_code !== '' && item.provider_code !== '').map(readGame)
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
    ...(isShare(item.rtp) && { rtp: item.rtp }),
    ...(item.volatility && { volatility: item.volatility }),
  }
}

/** Whether a return to player is a percentage that a game can have. */
const isShare = (rtp = ''): boolean => Number(rtp) > 1 && Number(rtp) < 100

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

// A platform that ignores paging sends them all.
const mostGames = 10_000

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
    value: list(GameItem, mostGames),
    total: count(),
    list_version: orNone(text()),
  }),
  read: ({ value, total, list_version }) => ({
    games: readGames(value),
    total,
    listVersion: list_version ?? '',
  }),
})

/** Declares one of the platform's four short lists of games, which differ only in their path. */
function listCall(path: string) {
  return platformCall({
    path,
    kind: 'read',
    identify: 'site',
    onFailure: 'unavailable',
    // An empty type returns games of every type (specification, section 7).
    request: () => ({ game_type: '' }),
    response: z.object({ value: list(GameItem) }),
    read: ({ value }) => readGames(value),
  })
}

/** The hot games of the brand. */
export const hotGames = listCall('/api/product/get_hot_games')

/** The featured games of the brand. */
export const featuredGames = listCall('/api/product/get_featured_games')

/** The popular games of the brand. */
export const popularGames = listCall('/api/product/get_popular_games')

/** The new games of the brand. */
export const newGames = listCall('/api/product/get_new_games')

const ProviderItem = z.object({
  provider_code: text(),
  provider_name: words(),
  img_url: text(),
  game_type: text(),
  launch_mode: orNone(text()),
  has_lobby: orNone(flag()),
  is_maintenance: orNone(flag()),
  maintenance_until: orNone(text()),
  supported_currencies: orNone(list(text())),
  has_demo: orNone(flag()),
  sort: orNone(count()),
})

/**
 * The providers of a game type, in the platform's order. With an empty type a provider is listed once for each of its
 * types.
 */
export const providerList = platformCall({
  path: '/api/product/provider_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ gameType }: { gameType: string }) => ({ game_type: gameType }),
  response: z.object({ value: list(ProviderItem) }),
  read: ({ value }) => namedItems(value, (item) => item.provider_code !== '').map(readProvider),
})

function readProvider(item: z.infer<typeof ProviderItem>) {
  return {
    providerCode: item.provider_code,
    providerName: item.provider_name || providerByCode(item.provider_code).name,
    imageUrl: item.img_url,
    gameType: item.game_type,
    category: categoryByName(item.game_type) ?? null,
    launchMode: readLaunchMode(item.launch_mode ?? '', item.provider_code),
    hasLobby: item.has_lobby ?? false,
    isMaintenance: item.is_maintenance ?? false,
    maintenanceUntil: item.maintenance_until ?? '',
    /** Empty if the platform does not send them. */
    supportedCurrencies: item.supported_currencies ?? [],
    hasDemo: item.has_demo ?? false,
    sort: item.sort ?? 0,
  }
}

/** A name in each language; one that the platform leaves out is the English one, or the plain one. */
export function localNames(plain: string, english = '', filipino = '', chinese = '') {
  const fallback = english || plain
  return { EN: fallback, PHP: filipino || fallback, CN: chinese || fallback }
}

const price = () => field('price', readPrice, '')

const MatchItem = z.object({
  match_id: id(),
  sport: text(),
  league_name: words(),
  league_name_en: orNone(words()),
  league_name_php: orNone(words()),
  league_name_cn: orNone(words()),
  home_team_name: words(),
  away_team_name: words(),
  home_name_en: orNone(words()),
  home_name_php: orNone(words()),
  home_name_cn: orNone(words()),
  away_name_en: orNone(words()),
  away_name_php: orNone(words()),
  away_name_cn: orNone(words()),
  starts_at: time(),
  is_live: flag(),
  score: orNone(text()),
  odds: z.object({ home: price(), draw: orNone(price()), away: price() }),
  selections: orNone(recordOrNull({ home: orNone(id()), draw: orNone(id()), away: orNone(id()) })),
})
type MatchItem = z.infer<typeof MatchItem>

/** Current and upcoming matches of the brand's sportsbook. */
export const matchList = platformCall({
  path: '/api/product/match_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: list(MatchItem) }),
  read: ({ value }) => ({ matches: namedItems(value, isWhole).map(readMatch) }),
})

function isWhole({
  match_id,
  home_team_name,
  home_name_en,
  away_team_name,
  away_name_en,
}: MatchItem): boolean {
  return match_id !== '' && Boolean(home_team_name || home_name_en) && Boolean(away_team_name || away_name_en)
}

function readMatch(item: MatchItem): Match {
  const selections = readSelections(item.selections)
  return {
    matchId: item.match_id,
    sport: item.sport,
    league: localNames(item.league_name, item.league_name_en, item.league_name_php, item.league_name_cn),
    home: localNames(item.home_team_name, item.home_name_en, item.home_name_php, item.home_name_cn),
    away: localNames(item.away_team_name, item.away_name_en, item.away_name_php, item.away_name_cn),
    startsAt: item.starts_at,
    isLive: item.is_live,
    score: item.score ?? '',
    // No price for a draw means that there is none, unless one can be bet on and is not now.
    odds: {
      home: item.odds.home,
      draw: item.odds.draw || (selections?.draw ? '' : null),
      away: item.odds.away,
    },
    ...(selections && { selections }),
  }
}

function readSelections(ids: MatchItem['selections']): Match['selections'] {
  const usable = (id = '') => (SelectionId.safeParse(id).success ? id : '')
  const { home, draw, away } = ids ?? {}
  const selections = { home: usable(home), draw: usable(draw), away: usable(away) }
  return Object.values(selections).some((id) => id !== '') ? selections : undefined
}

// At least two decimals; further ones are part of the price and are kept.
function readPrice(value: unknown): string | undefined {
  const price = readDecimal(value)
  if (!price || price.startsWith('-')) return price && undefined
  const [whole, decimals = ''] = price.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

const TableItem = z.object({
  provider_code: text(),
  game_code: text(),
  min_bet: orNone(amount()),
  max_bet: orNone(amount()),
  seats_taken: orNone(count()),
  seats_total: orNone(count()),
})

/** The open live tables, with their limits and seats. */
export const tableList = platformCall({
  path: '/api/product/table_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  needs: ['currency'],
  response: z.object({ value: list(TableItem) }),
  read({ value }, { currency }): { tables: LiveTable[] } {
    const money = (sum: string | undefined) => (sum ? { amount: sum, currency } : null)
    const named = value.filter(({ provider_code, game_code }) => provider_code !== '' && game_code !== '')
    return {
      tables: named.map(({ provider_code, game_code, min_bet, max_bet, seats_taken, seats_total }) => ({
        ...{ providerCode: provider_code, gameCode: game_code },
        ...{ minBet: money(min_bet), maxBet: money(max_bet) },
        seats: readSeats(seats_taken, seats_total),
      })),
    }
  },
})

/** Null where the platform does not say how many there are, or how many are taken. */
function readSeats(taken: number | undefined, total = 0): LiveTable['seats'] {
  return taken === undefined || total === 0 ? null : { taken: Math.min(taken, total), total }
}
