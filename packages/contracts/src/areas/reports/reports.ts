import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../../date-range.ts'
import { idParams, PlatformCode, StatusFilter } from '../../identifiers.ts'
import {
  CalendarDay,
  Code,
  Id,
  needed,
  oneOf,
  orBlank,
  orElse,
  orNull,
  State,
  Time,
  Words,
} from '../../kinds.ts'
import { listOf, pageQuery } from '../../list.ts'
import { Money } from '../../money.ts'
import { operation } from '../../operation.ts'
import { LanguageCodeSchema } from '../site/startup.ts'
import { transactionTypes } from './transaction-type.ts'

/** The sums of a period. An amount is null where the platform leaves it out: it is never estimated. */
const sums = {
  openingBalance: orNull(Money),
  deposits: orNull(Money),
  withdrawals: orNull(Money),
  bonuses: orNull(Money),
  adjustments: orNull(Money),
  betTotal: orNull(Money),
  winTotal: orNull(Money),
  netResult: orNull(Money),
  closingBalance: orNull(Money),
}

/** The player's statement of a period, and of each day in it. */
export const Statement = z.object({
  ...sums,
  netDepositLifetime: orNull(Money),
  daily: orBlank(z.array(z.object({ date: needed(CalendarDay), ...sums }))),
})
export type Statement = z.infer<typeof Statement>

const day = {
  openingBalance: { amount: '1000.00', currency: 'PHP' },
  deposits: { amount: '500.00', currency: 'PHP' },
  withdrawals: { amount: '0.00', currency: 'PHP' },
  bonuses: { amount: '0.00', currency: 'PHP' },
  adjustments: { amount: '0.00', currency: 'PHP' },
  betTotal: { amount: '200.00', currency: 'PHP' },
  winTotal: { amount: '150.00', currency: 'PHP' },
  netResult: { amount: '-50.00', currency: 'PHP' },
  closingBalance: { amount: '1450.00', currency: 'PHP' },
}

/** What came in, what went out and what was played in a period. */
export const getStatement = operation(
  {
    method: 'GET',
    path: '/api/reports/statement',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'reports',
    query: z.object(rangeQuery).check(rangeCheck),
    response: Statement,
  },
  {
    request: { query: { from: '2030-01-01', to: '2030-01-01' } },
    response: {
      ...day,
      netDepositLifetime: { amount: '1500.00', currency: 'PHP' },
      daily: [{ date: '2030-01-01', ...day }],
    },
  },
)

/** A movement of the player's money. */
export const Transaction = z.object({
  transactionId: Id,
  /** One of `transactionTypes`, or another of the platform. */
  type: Code,
  direction: oneOf(['IN', 'OUT']),
  /** Never negative. */
  amount: Money,
  balanceAfter: orNull(Money),
  status: State,
  referenceNo: orBlank(Id),
  remark: orBlank(Words),
  createdAt: Time,
})
export type Transaction = z.infer<typeof Transaction>

const TransactionTotals = orElse(z.object({ in: orNull(Money), out: orNull(Money), net: orNull(Money) }), {
  in: null,
  out: null,
  net: null,
})

/** The player's movements, latest first, with the totals of the whole filter. */
export const listTransactions = operation(
  {
    method: 'GET',
    path: '/api/reports/transactions',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'reports',
    query: z
      .object({ ...rangeQuery, ...pageQuery, type: z.optional(z.enum(transactionTypes)) })
      .check(rangeCheck),
    response: z.extend(listOf(Transaction), {
      totals: TransactionTotals,
    }),
  },
  {
    request: { query: { from: '2030-01-01', to: '2030-01-07', type: 'DEPOSIT' } },
    response: {
      items: [
        {
          transactionId: 'L1',
          type: 'DEPOSIT',
          direction: 'IN',
          amount: { amount: '500.00', currency: 'PHP' },
          balanceAfter: { amount: '1500.00', currency: 'PHP' },
          status: 'SUCCESS',
          referenceNo: 'D1',
          remark: 'GCash',
          createdAt: '2030-01-01T08:00:00+08:00',
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
      totals: {
        in: { amount: '500.00', currency: 'PHP' },
        out: { amount: '0.00', currency: 'PHP' },
        net: { amount: '500.00', currency: 'PHP' },
      },
    },
  },
)

/** A bet of the player. */
export const Bet = z.object({
  betId: needed(Id),
  roundId: orBlank(Id),
  gameCode: orBlank(Code),
  gameName: orBlank(Words),
  providerCode: orBlank(Code),
  gameType: orBlank(Code),
  betAmount: Money,
  /** What counts towards turnover. */
  validBet: orNull(Money),
  winAmount: orNull(Money),
  /** Negative when the player lost. Null while the bet is open. */
  profit: orNull(Money),
  /** `OPEN`, `SETTLED`, `VOID`, `CANCELLED`, or another state of the platform. */
  status: State,
  placedAt: Time,
  /** Empty while the bet is open. */
  settledAt: orBlank(Time),
})
export type Bet = z.infer<typeof Bet>

const BetTotals = orElse(
  z.object({ bet: orNull(Money), validBet: orNull(Money), win: orNull(Money), profit: orNull(Money) }),
  { bet: null, validBet: null, win: null, profit: null },
)

/** The player's bets, latest first, with the totals of the whole filter. */
export const listBets = operation(
  {
    method: 'GET',
    path: '/api/reports/bets',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'reports',
    query: z
      .object({
        ...rangeQuery,
        ...pageQuery,
        gameType: z.optional(PlatformCode),
        provider: z.optional(PlatformCode),
        status: StatusFilter,
      })
      .check(rangeCheck),
    response: z.extend(listOf(Bet), {
      totals: BetTotals,
    }),
  },
  {
    request: { query: { gameType: 'slot', status: 'SETTLED' } },
    response: {
      items: [
        {
          betId: 'R1',
          roundId: 'R1',
          gameCode: 'fruits',
          gameName: 'Fruits',
          providerCode: 'LUNA',
          gameType: 'slot',
          betAmount: { amount: '10.00', currency: 'PHP' },
          validBet: { amount: '10.00', currency: 'PHP' },
          winAmount: { amount: '0.00', currency: 'PHP' },
          profit: { amount: '-10.00', currency: 'PHP' },
          status: 'SETTLED',
          placedAt: '2030-01-01T08:00:00+08:00',
          settledAt: '2030-01-01T08:00:01+08:00',
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
      totals: {
        bet: { amount: '10.00', currency: 'PHP' },
        validBet: { amount: '10.00', currency: 'PHP' },
        win: { amount: '0.00', currency: 'PHP' },
        profit: { amount: '-10.00', currency: 'PHP' },
      },
    },
  },
)

/** A team's name by language; empty where the platform has none. */
const TeamName = z.object({ EN: z.string(), PHP: z.string(), CN: z.string() })

/** One leg of a bet: the specification's Bet (its section 3). */
export const BetLeg = z.object({
  betType: z.string(),
  /** `1` home, `2` away, `3` draw; empty for bets without a side. */
  homeAway: z.string(),
  /** The line, such as a handicap; empty for none. */
  criteria1: z.string(),
  homeTeamName: TeamName,
  awayTeamName: TeamName,
  result: z.string(),
})
export type BetLeg = z.infer<typeof BetLeg>

/** What was bet on, leg by leg. */
export const BetDetail = z.object({
  betType: z.string(),
  stake: z.nullable(Money),
  /** Decimal odds; empty where the bet has none. */
  odds: z.string(),
  legs: z.array(BetLeg),
  /** The provider's own page about the round; empty for none. */
  detailUrl: z.string(),
})
export type BetDetail = z.infer<typeof BetDetail>

/** The details of one bet. */
export const getBet = operation(
  {
    method: 'GET',
    path: '/api/reports/bets/{id}',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'reports',
    params: idParams,
    query: z.object({ provider: z.optional(PlatformCode) }),
    response: BetDetail,
  },
  {
    request: { params: { id: 'S1' }, query: { provider: 'LUNA' } },
    response: {
      betType: 'HANDICAP',
      stake: { amount: '100.00', currency: 'PHP' },
      odds: '1.95',
      legs: [
        {
          betType: 'HANDICAP',
          homeAway: '1',
          criteria1: '-1.5',
          homeTeamName: { EN: 'Manila Tides', PHP: 'Manila Tides', CN: '马尼拉潮汐' },
          awayTeamName: { EN: 'Cebu Sails', PHP: 'Cebu Sails', CN: '宿务风帆' },
          result: 'WIN',
        },
      ],
      detailUrl: '',
    },
  },
)

/**
 * A report as a CSV file (RFC 4180, UTF-8 with a byte order mark), every row of the filter. No cell can be taken for a
 * formula by a spreadsheet.
 */
export const exportReport = operation(
  {
    method: 'GET',
    path: '/api/reports/{kind}.csv',
    access: 'player',
    limit: 'writes',
    shows: 'nowhere',
    capability: 'reports',
    params: z.object({ kind: z.enum(['statement', 'transactions', 'bets']) }),
    query: z
      .object({
        ...rangeQuery,
        type: z.optional(z.enum(transactionTypes)),
        gameType: z.optional(PlatformCode),
        provider: z.optional(PlatformCode),
        status: StatusFilter,
        /** Of the headings; English where it is left out. */
        language: z.optional(LanguageCodeSchema),
      })
      .check(rangeCheck),
    download: 'text/csv',
    response: z.object({}),
  },
  {
    request: {
      params: { kind: 'transactions' },
      query: { from: '2030-01-01', to: '2030-01-07', language: 'EN' },
    },
    response: {},
  },
)
