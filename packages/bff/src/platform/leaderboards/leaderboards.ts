import { getLeaderboard, Leaderboard, listLeaderboards } from '@marquee/contracts/areas/leaderboards'
import { answerOf, recordOf, wholeListOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { type ListQuery, pageRequest } from '../../upstream/decoding/list-reader.ts'
import { firstRecord, maskAccount } from '../../upstream/decoding/value-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

const leaderboard: Differences<Leaderboard> = {
  finish: { title: (title, { boardId }) => ({ EN: boardId, ...title }) },
}

/** The brand's leaderboards, with pictures as written; asked for a player, each says whether the player takes part. */
export const leaderboardList = platformCall({
  path: '/api/leaderboard/list',
  kind: 'read',
  identify: 'siteAndAnyPlayer',
  onFailure: 'general',
  answer: wholeListOf(listLeaderboards.response, leaderboard),
  refusals: ['tooManyRequests'],
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
    ...pageRequest(input),
    previous: input.previous && true,
  }),
  answer: {
    ...answerOf(getLeaderboard.response, {
      within: {
        prizes: { finish: { placeTo: (placeTo, { placeFrom }) => Math.max(placeFrom, placeTo) } },
        entries: { finish: { accountMasked: maskAccount } },
      },
    }),
    locate: (answer) => ({ total: answer.total, ...firstRecord(answer, 'value') }),
  },
  refusals: readRefusals,
})

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
  needs: ['requestId'],
  request: ({ id }: OptIn, { requestId }) => ({ request_id: requestId, board_id: id }),
  answer: recordOf(Leaderboard, leaderboard),
  refusals: claimRefusals,
})
