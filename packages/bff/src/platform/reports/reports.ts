import type { Bet, BetDetail, BetLeg, Statement, Transaction } from '@marquee/contracts/areas/reports/reports'
import { CalendarDate } from '@marquee/contracts/date-range'
import * as z from 'zod/mini'
import {
  amount,
  date,
  id,
  idOrNull,
  list,
  orNone,
  recordOrNull,
  state,
  text,
  textOrNull,
  time,
  word,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  readItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, firstRecord, isWebAddress, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'
import { localNames } from '../games/games.ts'

const sums = {
  opening_balance: amountOrNone(),
  deposits: amountOrNone(),
  withdrawals: amountOrNone(),
  bonuses: amountOrNone(),
  adjustments: amountOrNone(),
  bet_total: amountOrNone(),
  win_total: amountOrNone(),
  net_result: amountOrNone(),
  closing_balance: amountOrNone(),
}
const Sums = z.object(sums)
const Days = list(z.object({ date: date(), ...sums }))

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
  needs: ['currency'],
  request: ({ from, to }: StatementQuestion) => ({ date_from: from, date_to: to }),
  locate: (answer) => ({ daily: answer.daily, ...firstRecord(answer, 'value') }),
  response: z.object({
    ...sums,
    currency: z.optional(textOrNull()),
    net_deposit_lifetime: amountOrNone(),
    daily: orNone(Days),
  }),
  read(record, { currency: siteCurrency }): Statement {
    const currency = record.currency || siteCurrency
    const days = (record.daily ?? []).filter(({ date }) => CalendarDate.safeParse(date).success)
    return {
      ...readSums(record, currency),
      netDepositLifetime: readMoney(record.net_deposit_lifetime, currency),
      daily: days.map((day) => ({ date: day.date, ...readSums(day, currency) })),
    }
  },
})

function readSums(record: z.infer<typeof Sums>, currency: string) {
  const money = (value: string | null | undefined) => readMoney(value, currency)
  return {
    openingBalance: money(record.opening_balance),
    deposits: money(record.deposits),
    withdrawals: money(record.withdrawals),
    bonuses: money(record.bonuses),
    adjustments: money(record.adjustments),
    betTotal: money(record.bet_total),
    winTotal: money(record.win_total),
    netResult: money(record.net_result),
    closingBalance: money(record.closing_balance),
  }
}

const Direction = z.enum(['IN', 'OUT'])

const TransactionItem = z.object({
  transaction_id: id(),
  type: text(),
  direction: word(Direction.options, ''),
  amount: amount(),
  currency: z.optional(textOrNull()),
  balance_after: amountOrNone(),
  status: state(),
  reference_no: z.optional(idOrNull()),
  remark: z.optional(wordsOrNull()),
  created_at: time(),
})

export interface TransactionsQuestion extends ListQuery {
  type?: string | undefined
}

/**
 * A page of the player's movements, with the totals of the whole filter. A movement whose amount or direction is
 * unreadable is left out.
 */
export const transactions = platformCall({
  path: '/api/report/transactions',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: TransactionsQuestion) => ({ ...listRequest(input), type: input.type }),
  response: z.object({
    value: list(TransactionItem),
    ...listFields,
    totals: orNone(recordOrNull({ in: amountOrNone(), out: amountOrNone(), net: amountOrNone() })),
  }),
  read(answer, { input, currency }) {
    const { totals } = answer
    const movements = readItems(answer.value, (item) => readTransaction(item, currency))
    return {
      ...readList(answer, movements, input),
      totals: {
        in: readMoney(totals?.in, currency),
        out: readMoney(totals?.out, currency),
        net: readMoney(totals?.net, currency),
      },
    }
  },
})

function readTransaction(
  item: z.infer<typeof TransactionItem>,
  siteCurrency: string,
): Transaction | undefined {
  const currency = item.currency || siteCurrency
  const amount = readMoney(item.amount.replace(/^-/, ''), currency)
  const direction = Direction.safeParse(item.direction).data
  if (!amount || !direction) return undefined
  return {
    transactionId: item.transaction_id,
    type: item.type,
    direction,
    amount,
    balanceAfter: readMoney(item.balance_after, currency),
    status: item.status,
    referenceNo: item.reference_no ?? '',
    remark: item.remark ?? '',
    createdAt: item.created_at,
  }
}

const BetItem = z.object({
  bet_id: id(),
  round_id: z.optional(idOrNull()),
  game_code: z.optional(textOrNull()),
  game_name: z.optional(wordsOrNull()),
  provider_code: z.optional(textOrNull()),
  game_type: z.optional(textOrNull()),
  currency: z.optional(textOrNull()),
  bet_amount: amount(),
  valid_bet: amountOrNone(),
  win_amount: amountOrNone(),
  profit: amountOrNone(),
  status: state(),
  placed_at: time(),
  settled_at: z.optional(time()),
})

export interface BetsQuestion extends ListQuery {
  gameType?: string | undefined
  provider?: string | undefined
  status?: string | undefined
}

/** A page of the player's bets, with the totals of the whole filter. A bet with an unreadable stake is left out. */
export const bets = platformCall({
  path: '/api/report/bets',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: BetsQuestion) => ({
    ...listRequest(input),
    game_type: input.gameType,
    provider_code: input.provider,
    status: input.status,
  }),
  response: z.object({
    value: list(BetItem),
    ...listFields,
    totals: orNone(
      recordOrNull({
        bet: amountOrNone(),
        valid_bet: amountOrNone(),
        win: amountOrNone(),
        profit: amountOrNone(),
      }),
    ),
  }),
  read(answer, { input, currency }) {
    const { totals } = answer
    const money = (value: string | null | undefined) => readMoney(value, currency)
    const items = readItems(answer.value, (item) => readBet(item, currency))
    return {
      ...readList(answer, items, input),
      totals: {
        bet: money(totals?.bet),
        validBet: money(totals?.valid_bet),
        win: money(totals?.win),
        profit: money(totals?.profit),
      },
    }
  },
})

function readBet(item: z.infer<typeof BetItem>, siteCurrency: string): Bet | undefined {
  const currency = item.currency || siteCurrency
  const betAmount = readMoney(item.bet_amount, currency)
  if (item.bet_id === '' || !betAmount) return undefined
  return {
    betId: item.bet_id,
    roundId: item.round_id ?? '',
    gameCode: item.game_code ?? '',
    gameName: item.game_name || (item.game_code ?? ''),
    providerCode: item.provider_code ?? '',
    gameType: item.game_type ?? '',
    betAmount,
    validBet: readMoney(item.valid_bet, currency),
    winAmount: readMoney(item.win_amount, currency),
    profit: readMoney(item.profit, currency),
    status: item.status,
    placedAt: item.placed_at,
    settledAt: item.settled_at ?? '',
  }
}

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
