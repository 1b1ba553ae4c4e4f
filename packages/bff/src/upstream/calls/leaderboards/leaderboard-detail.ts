import type { LeaderboardDetail } from '@marquee/contracts/areas/leaderboards'
import * as z from 'zod/mini'
import { amount, count, decimal, text, textOrNull } from '../../decoding/field-readers.ts'
import { type ListQuery, listRequest } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { maskAccount } from '../site/mask-account.ts'

const Prize = z.object({ place_from: count(), place_to: count(), reward_type: text(), amount: amount() })
const Entry = z.object({
  place: count(),
  account_masked: text(),
  score: decimal(),
  reward: z.optional(textOrNull()),
})
const OwnPlace = z.object({
  place: count(),
  score: decimal(),
  gap_to_next: z.optional(decimal()),
  gap_to_prize: z.optional(decimal()),
})
const Detail = z.object({
  prizes: z.optional(z.nullable(z.array(Prize))),
  entries: z.array(Entry),
  me: z.optional(z.nullable(OwnPlace)),
  total: z.optional(z.nullable(count())),
})

/** Which leaderboard, and which page of its ranking. */
export interface BoardQuestion extends Pick<ListQuery, 'page' | 'perPage'> {
  boardId: string
  /** Asks for the period before. */
  previous: boolean
}

/**
 * The prizes and a page of the ranking of a leaderboard; asked for a player, with the player's own place. Names are
 * masked, whatever the platform sends. The number of participants may stand in the record or beside it.
 */
export const leaderboardDetail = platformCall({
  path: '/api/leaderboard/detail',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  request: (input: BoardQuestion) => ({
    board_id: input.boardId,
    ...listRequest(input),
    previous: input.previous || undefined,
  }),
  locate: (answer) => ({ total: answer.total, ...firstRecord(answer, 'value') }),
  response: Detail,
  read: (record): LeaderboardDetail => ({
    prizes: (record.prizes ?? [])
      .filter((prize) => prize.place_from > 0 && prize.amount !== '')
      .map((prize) => ({
        placeFrom: prize.place_from,
        placeTo: Math.max(prize.place_from, prize.place_to),
        rewardType: prize.reward_type,
        amount: prize.amount,
      })),
    entries: record.entries
      .filter(({ account_masked, score }) => account_masked !== '' && score !== '')
      .map(({ place, account_masked, score, reward }) => ({
        place,
        accountMasked: maskAccount(account_masked),
        score,
        reward: reward ?? '',
      })),
    me: readOwnPlace(record.me),
    total: record.total ?? null,
  }),
  refusals: readRefusals,
})

function readOwnPlace(me: z.infer<typeof OwnPlace> | null | undefined): LeaderboardDetail['me'] {
  if (!me || me.place < 1 || me.score === '') return null
  const { place, score, gap_to_next, gap_to_prize } = me
  return { place, score, gapToNext: gap_to_next ?? '', gapToPrize: gap_to_prize ?? '' }
}
