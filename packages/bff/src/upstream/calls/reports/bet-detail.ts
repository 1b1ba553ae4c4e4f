import type { BetDetail, BetLeg } from '@marquee/contracts/areas/reports/reports'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { isWebAddress } from '../../decoding/web-address.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { localNames } from '../games/local-names.ts'
import { firstRecord } from '../site/first-record.ts'

const optionalText = () => z.optional(textOrNull())

const LegItem = z.object({
  bet_type: text(),
  home_away: optionalText(),
  criteria1: optionalText(),
  home_team_name: optionalText(),
  away_team_name: optionalText(),
  home_name_en: optionalText(),
  home_name_php: optionalText(),
  home_name_cn: optionalText(),
  away_name_en: optionalText(),
  away_name_php: optionalText(),
  away_name_cn: optionalText(),
  result: optionalText(),
})

interface Question {
  betId: string
  provider?: string | undefined
  currency: string
}

/** What a bet was placed on, leg by leg. */
export const betDetail = platformCall({
  path: '/api/report/bet_detail',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: ({ betId, provider }: Question) => ({ bet_id: betId, provider_code: provider }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    bet_type: text(),
    currency: optionalText(),
    stake: amountOrNone(),
    odds: optionalText(),
    legs: z.optional(z.nullable(z.array(LegItem))),
    detail_url: optionalText(),
  }),
  read: (record, { input }: ReadContext<Question>): BetDetail => ({
    betType: record.bet_type,
    stake: readMoney(record.stake, record.currency || input.currency),
    odds: record.odds ?? '',
    legs: (record.legs ?? []).map(readLeg),
    detailUrl: record.detail_url && isWebAddress(record.detail_url) ? record.detail_url : '',
  }),
  refusals: { notFound: 'notFound', tooManyRequests: 'tooManyRequests' },
})

function readLeg(item: z.infer<typeof LegItem>): BetLeg {
  return {
    betType: item.bet_type,
    homeAway: item.home_away ?? '',
    criteria1: item.criteria1 ?? '',
    homeTeamName: localNames(
      item.home_team_name ?? '',
      item.home_name_en,
      item.home_name_php,
      item.home_name_cn,
    ),
    awayTeamName: localNames(
      item.away_team_name ?? '',
      item.away_name_en,
      item.away_name_php,
      item.away_name_cn,
    ),
    result: item.result ?? '',
  }
}
