import type { Match } from '@marquee/contracts/areas/games/matches'
import * as z from 'zod/mini'
import { field, flag, readText, text } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { localNames } from './local-names.ts'

const price = () => field('price', readPrice, '')

const MatchItem = z.object({
  match_id: text(),
  sport: text(),
  league_name: text(),
  league_name_en: z.optional(text()),
  league_name_php: z.optional(text()),
  league_name_cn: z.optional(text()),
  home_team_name: text(),
  away_team_name: text(),
  home_name_en: z.optional(text()),
  home_name_php: z.optional(text()),
  home_name_cn: z.optional(text()),
  away_name_en: z.optional(text()),
  away_name_php: z.optional(text()),
  away_name_cn: z.optional(text()),
  starts_at: text(),
  is_live: flag(),
  score: z.optional(z.nullable(text())),
  odds: z.object({ home: price(), draw: z.optional(z.nullable(price())), away: price() }),
})
type MatchItem = z.infer<typeof MatchItem>

/** Current and upcoming matches of the brand's sportsbook. */
export const matchList = platformCall({
  path: '/api/product/match_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: z.array(MatchItem) }),
  read: ({ value }) => ({ matches: value.filter(isWhole).map(readMatch) }),
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
  return {
    matchId: item.match_id,
    sport: item.sport,
    league: localNames(item.league_name, item.league_name_en, item.league_name_php, item.league_name_cn),
    home: localNames(item.home_team_name, item.home_name_en, item.home_name_php, item.home_name_cn),
    away: localNames(item.away_team_name, item.away_name_en, item.away_name_php, item.away_name_cn),
    startsAt: item.starts_at,
    isLive: item.is_live,
    score: item.score ?? '',
    odds: { home: item.odds.home, draw: item.odds.draw || null, away: item.odds.away },
  }
}

// At least two decimals; further ones are part of the price and are kept.
function readPrice(value: unknown): string | undefined {
  const price = readText(value)?.trim()
  if (price === '') return ''
  if (price === undefined || !/^\d+(\.\d+)?$/.test(price)) return undefined
  const [whole, decimals = ''] = price.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}
