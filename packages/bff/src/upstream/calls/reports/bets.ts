import type { Bet } from '@marquee/contracts/areas/reports/reports'
import * as z from 'zod/mini'
import { amount, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'

const BetItem = z.object({
  bet_id: text(),
  round_id: z.optional(textOrNull()),
  game_code: z.optional(textOrNull()),
  game_name: z.optional(textOrNull()),
  provider_code: z.optional(textOrNull()),
  game_type: z.optional(textOrNull()),
  currency: z.optional(textOrNull()),
  bet_amount: amount(),
  valid_bet: amountOrNone(),
  win_amount: amountOrNone(),
  profit: amountOrNone(),
  status: text(),
  placed_at: text(),
  settled_at: z.optional(textOrNull()),
})

export interface BetsQuestion extends ListQuery {
  gameType?: string | undefined
  provider?: string | undefined
  status?: string | undefined
  currency: string
}

/** A page of the player's bets, with the totals of the whole filter. A bet with an unreadable stake is left out. */
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
  response: z.object({
    value: z.array(BetItem),
    ...listFields,
    totals: z.optional(
      z.nullable(
        z.object({
          bet: amountOrNone(),
          valid_bet: amountOrNone(),
          win: amountOrNone(),
          profit: amountOrNone(),
        }),
      ),
    ),
  }),
  read(answer, { input }: ReadContext<BetsQuestion>) {
    const { totals } = answer
    const money = (value: string | null | undefined) => readMoney(value, input.currency)
    const items = answer.value.flatMap((item) => readBet(item, input.currency) ?? [])
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
