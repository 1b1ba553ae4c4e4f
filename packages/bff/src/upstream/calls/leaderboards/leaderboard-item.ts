import type { Leaderboard } from '@marquee/contracts/areas/leaderboards'
import * as z from 'zod/mini'
import { flag, text, textOrNull } from '../../decoding/field-readers.ts'
import { amountOrNone, readMoney } from '../../decoding/money-reader.ts'

/** A leaderboard as the platform tells it. The Chinese title is an extension of ours. */
export const LeaderboardItem = z.object({
  board_id: text(),
  title_en: text(),
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  metric: z.optional(textOrNull()),
  period: z.optional(textOrNull()),
  start_at: z.optional(textOrNull()),
  end_at: z.optional(textOrNull()),
  state: text(),
  prize_pool: amountOrNone(),
  requires_opt_in: z.optional(flag()),
  joined: z.optional(z.nullable(flag())),
})

/** Reads a leaderboard, with its picture as written. */
export function readLeaderboard(item: z.infer<typeof LeaderboardItem>, currency: string): Leaderboard {
  return {
    boardId: item.board_id,
    titleEn: item.title_en || item.board_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    imgUrl: item.img_url ?? '',
    metric: item.metric ?? '',
    period: item.period ?? '',
    startAt: item.start_at ?? '',
    endAt: item.end_at ?? '',
    state: item.state,
    prizePool: readMoney(item.prize_pool, currency),
    requiresOptIn: item.requires_opt_in ?? false,
    joined: item.joined ?? false,
  }
}
