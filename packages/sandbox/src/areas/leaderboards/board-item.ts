import type { Leaderboard, LeaderboardDetail } from '@marquee/contracts/areas/leaderboards'
import { bannerImage } from '../../brands/art-address.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { textFields } from '../../calls/texts.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { markedAt } from '../../players/reward-marks.ts'
import { type Board, type BoardRun, boardState, prizeOf } from './board.ts'
import { ranking } from './ranking.ts'

/** By what a player's part in a run is known. */
export const joinMark = ({ boardId }: Board, run: BoardRun) =>
  ({ kind: 'BOARD_JOIN', item: boardId, period: run.start }) as const

/** A leaderboard in a list. */
export function boardItem(
  platform: Platform,
  board: Board,
  player: Player | undefined,
): PlatformRecord<Leaderboard> {
  const run = board.run(platform.now())
  const isJoined = player !== undefined && markedAt(platform.db, player, joinMark(board, run)) !== undefined
  const pool = board.prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0)
  return {
    board_id: board.boardId,
    ...textFields('title', board.title),
    img_url: bannerImage(platform.origin(), 'landscape', board.art, board.boardId),
    metric: board.metric,
    period: board.period,
    start_at: manilaTime(run.start),
    end_at: manilaTime(run.end),
    state: boardState(board, run, platform.now()),
    prize_pool: decimal(pool),
    requires_opt_in: board.requiresOptIn,
    joined: player !== undefined && (isJoined || !board.requiresOptIn),
  }
}

interface Asked {
  domain: string
  player: Player | undefined
  run: BoardRun
  page: { offset: number; per_page: number }
}

/** The prizes and a page of the ranking, with the player's own place. */
export function boardDetail(
  platform: Platform,
  board: Board,
  { domain, player, run, page }: Asked,
): PlatformRecord<LeaderboardDetail> {
  const entries = ranking(platform, domain, board, run)
  const shown = entries.slice(page.offset, page.offset + page.per_page)
  return {
    prizes: board.prizes.map(({ from, to, type, amount }) => ({
      ...{ place_from: from, place_to: to, reward_type: type, amount: decimal(amount) },
    })),
    entries: shown.map(({ masked, score }, index) => {
      const place = page.offset + index + 1
      const prize = prizeOf(board, place)
      return { place, account_masked: masked, score: decimal(score), reward: prize ? rewardText(prize) : '' }
    }),
    me: player ? ownPlace(board, entries, player) : null,
    total: entries.length,
  }
}

const rewardText = ({ amount }: { amount: number }) =>
  `₱${decimal(amount)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+$)/g, ',')}`

function ownPlace(board: Board, entries: ReturnType<typeof ranking>, { account_id }: Player) {
  const index = entries.findIndex(({ accountId }) => accountId === account_id)
  const own = entries[index]
  if (!own) return null
  const gapTo = (place: number) => decimal(Math.max(0, (entries[place - 1]?.score ?? own.score) - own.score))
  const lastPrize = Math.max(...board.prizes.map(({ to }) => to))
  return {
    place: index + 1,
    score: decimal(own.score),
    gap_to_next: gapTo(Math.max(1, index)),
    gap_to_prize: index + 1 <= lastPrize ? '0.00' : gapTo(lastPrize),
  }
}
