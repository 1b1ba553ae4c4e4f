import type { Leaderboard, LeaderboardDetail } from '@marquee/contracts/areas/leaderboards'
import * as z from 'zod/mini'
import {
  amount,
  count,
  decimal,
  flag,
  id,
  list,
  orNone,
  recordOrNull,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { type ListQuery, listRequest, namedItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, firstRecord, maskAccount, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

/** A leaderboard as the platform tells it. The Chinese title is an extension of ours. */
const LeaderboardItem = z.object({
  board_id: id(),
  title_en: words(),
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  img_url: z.optional(textOrNull()),
  metric: z.optional(textOrNull()),
  period: z.optional(textOrNull()),
  start_at: z.optional(time()),
  end_at: z.optional(time()),
  state: state(),
  prize_pool: amountOrNone(),
  requires_opt_in: orNone(flag()),
  joined: orNone(flag()),
})

/** Reads a leaderboard, with its picture as written. */
function readLeaderboard(item: z.infer<typeof LeaderboardItem>, currency: string): Leaderboard {
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

/** The brand's leaderboards, with pictures as written; asked for a player, each says whether the player takes part. */
export const leaderboardList = platformCall({
  path: '/api/leaderboard/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  needs: ['currency'],
  response: z.object({ value: list(LeaderboardItem) }),
  read({ value }, { currency }) {
    const boards = namedItems(value, ({ board_id, state }) => board_id !== '' && state !== '')
    return wholeList(boards.map((item) => readLeaderboard(item, currency)))
  },
  refusals: ['tooManyRequests'],
})

const Prize = z.object({ place_from: count(), place_to: count(), reward_type: text(), amount: amount() })
const Entry = z.object({
  place: count(),
  account_masked: text(),
  score: decimal(),
  reward: z.optional(wordsOrNull()),
})
const ownPlace = {
  place: count(),
  score: decimal(),
  gap_to_next: orNone(decimal()),
  gap_to_prize: orNone(decimal()),
}
const Detail = z.object({
  prizes: orNone(list(Prize)),
  entries: list(Entry),
  me: orNone(recordOrNull(ownPlace)),
  total: orNone(count()),
})

/** Which leaderboard, and which page of its ranking. */
export interface BoardQuestion extends Pick<ListQuery, 'page' | 'perPage'> {
  id: string
  /** Asks for the period before. */
  previous?: '1' | undefined
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
    board_id: input.id,
    ...listRequest(input),
    previous: input.previous && true,
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

function readOwnPlace(me: z.infer<typeof Detail>['me']): LeaderboardDetail['me'] {
  if (!me || me.place < 1 || me.score === '') return null
  const { place, score, gap_to_next, gap_to_prize } = me
  return { place, score, gapToNext: gap_to_next ?? '', gapToPrize: gap_to_prize ?? '' }
}

interface OptIn {
  id: string
}

/** Takes part in a leaderboard, whose picture is as written. */
export const leaderboardOptIn = platformCall({
  path: '/api/leaderboard/opt_in',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: ({ id }: OptIn, { requestId }) => ({ request_id: requestId, board_id: id }),
  record: 'value',
  response: LeaderboardItem,
  read(item, { currency }) {
    if (item.board_id === '' || item.state === '') throw new UnusableAnswer('No leaderboard')
    return readLeaderboard(item, currency)
  },
  refusals: claimRefusals,
})
