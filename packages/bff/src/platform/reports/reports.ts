import {
  type BetDetail,
  type BetLeg,
  listBets,
  listTransactions,
  Statement,
} from '@marquee/contracts/areas/reports/reports'
import { Code, orBlank } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import { answerOf, pageOf } from '../../upstream/decoding/answers.ts'
import { list, orNone, text, textOrNull, wordsOrNull } from '../../upstream/decoding/field-readers.ts'
import { type ListQuery, listRequest } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, firstRecord, isWebAddress, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'
import { localNames } from '../games/games.ts'

const ownCurrency = { currency: orBlank(Code) }

interface StatementQuestion {
  from?: string | undefined
  to?: string | undefined
}

/** The player's statement of a period. The days may stand in the record or beside it. */
export const statement = platformCall({
  path: '/api/report/statement',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: ({ from, to }: StatementQuestion) => ({ date_from: from, date_to: to }),
  answer: {
    ...answerOf(Statement, { beside: ownCurrency }),
    locate: (answer) => ({ daily: answer.daily, ...firstRecord(answer, 'value') }),
  },
})

export interface TransactionsQuestion extends ListQuery {
  type?: string | undefined
}

/** A page of the player's movements, with the totals of the whole filter. */
export const transactions = platformCall({
  path: '/api/report/transactions',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: TransactionsQuestion) => ({ ...listRequest(input), type: input.type }),
  answer: pageOf(listTransactions.response, {
    beside: ownCurrency,
    finish: { amount: ({ amount, currency }) => ({ amount: amount.replace(/^-/, ''), currency }) },
  }),
})

export interface BetsQuestion extends ListQuery {
  gameType?: string | undefined
  provider?: string | undefined
  status?: string | undefined
}

/** A page of the player's bets, with the totals of the whole filter. */
export const bets = platformCall({
  path: '/api/report/bets',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: BetsQuestion) => ({
    ...listRequest(input),
    game_type: input.gameType,
    provider_code: input.provider,
    status: input.status,
  }),
  answer: pageOf(listBets.response, {
    beside: ownCurrency,
    finish: { gameName: (name, { gameCode }) => name || gameCode },
  }),
})

const optionalText = () => z.optional(textOrNull())

const LegItem = z.object({
  bet_type: text(),
  home_away: optionalText(),
  criteria1: optionalText(),
  home_team_name: z.optional(wordsOrNull()),
  away_team_name: z.optional(wordsOrNull()),
  home_name_en: z.optional(wordsOrNull()),
  home_name_php: z.optional(wordsOrNull()),
  home_name_cn: z.optional(wordsOrNull()),
  away_name_en: z.optional(wordsOrNull()),
  away_name_php: z.optional(wordsOrNull()),
  away_name_cn: z.optional(wordsOrNull()),
  result: optionalText(),
})

interface BetQuestion {
  id: string
  provider?: string | undefined
}

/** What a bet was placed on, leg by leg. */
export const betDetail = platformCall({
  path: '/api/report/bet_detail',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: ({ id, provider }: BetQuestion) => ({ bet_id: id, provider_code: provider }),
  record: 'value',
  response: z.object({
    bet_type: text(),
    currency: optionalText(),
    stake: amountOrNone(),
    odds: optionalText(),
    legs: orNone(list(LegItem)),
    detail_url: optionalText(),
  }),
  read: (record, { currency }): BetDetail => ({
    betType: record.bet_type,
    stake: readMoney(record.stake, record.currency || currency),
    odds: record.odds ?? '',
    legs: (record.legs ?? []).map(readLeg),
    detailUrl: record.detail_url && isWebAddress(record.detail_url) ? record.detail_url : '',
  }),
  refusals: readRefusals,
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
