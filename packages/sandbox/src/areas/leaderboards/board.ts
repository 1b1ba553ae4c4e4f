import type { Texts } from '../../calls/texts.ts'
import { periodInManila, type Span } from '../../clock/manila.ts'
import { units } from '../../money.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Places that win; the amount for each is in the minor unit. */
export interface Prize {
  from: number
  to: number
  type: 'CASH' | 'TOKEN'
  amount: number
}

/** A run of a leaderboard: it opens for joining, counts from its start to its end, and is final a while later. */
export interface BoardRun extends Span {
  opensAt: number
  finalAt: number
}

/** A leaderboard of every brand. */
export interface Board {
  boardId: string
  title: Texts
  art: string
  metric: 'TURNOVER' | 'WIN' | 'MULTIPLIER' | 'POINTS'
  period: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'EVENT'
  /** The run at a time, or so many runs later. */
  run(at: number, later?: number): BoardRun
  prizes: readonly Prize[]
  requiresOptIn: boolean
  isCancelled?: boolean
  /** How many invented rivals play, and the score of the best at the end: money in the minor unit, or hundredths. */
  rivals: { count: number; best: number }
}

const whole = (span: Span): BoardRun => ({ ...span, opensAt: span.start, finalAt: span.end })

// A week's last two days. It can be joined from Thursday, and is final two hours after its end.
function weekend(at: number, later = 0): BoardRun {
  const finalizingMs = 2 * hourMs
  const { end } = periodInManila('WEEK', at - finalizingMs, later)
  return { start: end - 2 * dayMs, end, opensAt: end - 4 * dayMs, finalAt: end + finalizingMs }
}

const prize = (from: number, to: number, pesos: number): Prize => ({
  ...{ from, to, type: 'CASH', amount: units(pesos) },
})

/** The leaderboards of every brand, in their order. */
export const boards: readonly Board[] = [
  {
    ...{
      boardId: 'race-of-the-day',
      metric: 'TURNOVER',
      period: 'DAILY',
      requiresOptIn: false,
      art: 'slots',
    },
    title: { en: 'Race of the day', local: 'Karera ng araw', cn: '今日竞速' },
    run: (at, later) => whole(periodInManila('DAY', at, later)),
    prizes: [prize(1, 1, 500), prize(2, 3, 200), prize(4, 10, 50)],
    rivals: { count: 38, best: units(24_600) },
  },
  {
    ...{
      boardId: 'race-of-the-week',
      metric: 'TURNOVER',
      period: 'WEEKLY',
      requiresOptIn: true,
      art: 'crash',
    },
    title: { en: 'Race of the week', local: 'Karera ng linggo', cn: '本周竞速' },
    run: (at, later) => whole(periodInManila('WEEK', at, later)),
    prizes: [prize(1, 1, 5_000), prize(2, 3, 2_000), prize(4, 10, 500), prize(11, 20, 100)],
    rivals: { count: 64, best: units(182_000) },
  },
  {
    ...{ boardId: 'wins-of-the-month', metric: 'WIN', period: 'MONTHLY', requiresOptIn: false, art: 'poker' },
    title: { en: 'Wins of the month', local: 'Panalo ng buwan', cn: '本月赢额榜' },
    run: (at, later) => whole(periodInManila('MONTH', at, later)),
    prizes: [prize(1, 1, 10_000), prize(2, 5, 1_000)],
    rivals: { count: 52, best: units(412_000) },
  },
  {
    ...{ boardId: 'weekend-cup', metric: 'MULTIPLIER', period: 'EVENT', requiresOptIn: true, art: 'sports' },
    title: { en: 'Weekend cup', local: 'Weekend cup', cn: '周末杯' },
    run: weekend,
    prizes: [prize(1, 1, 3_000), prize(2, 5, 300)],
    rivals: { count: 41, best: 24_800 },
  },
  {
    ...{ boardId: 'opening-cup', metric: 'TURNOVER', period: 'EVENT', requiresOptIn: false, art: 'lottery' },
    title: { en: 'Opening cup', local: 'Opening cup', cn: '开业杯' },
    run: () =>
      whole({
        start: Date.parse('2026-01-05T00:00:00+08:00'),
        end: Date.parse('2026-01-12T00:00:00+08:00'),
      }),
    prizes: [prize(1, 1, 5_000), prize(2, 3, 1_000)],
    rivals: { count: 30, best: units(96_000) },
  },
  {
    ...{ boardId: 'bingo-night', metric: 'POINTS', period: 'EVENT', requiresOptIn: true, art: 'bingo' },
    title: { en: 'Bingo night', local: 'Gabi ng bingo', cn: '宾果之夜' },
    run: () =>
      whole({
        start: Date.parse('2026-02-14T18:00:00+08:00'),
        end: Date.parse('2026-02-15T00:00:00+08:00'),
      }),
    prizes: [prize(1, 3, 500)],
    ...{ isCancelled: true, rivals: { count: 0, best: 0 } },
  },
]

/** Finds a leaderboard by its id. */
export function findBoard(boardId: string): Board | undefined {
  return boards.find((board) => board.boardId === boardId)
}

export type BoardState = 'UPCOMING' | 'OPEN' | 'RUNNING' | 'FINALIZING' | 'FINISHED' | 'CANCELLED'

/** The state of a run at a time. */
export function boardState({ isCancelled }: Board, run: BoardRun, at: number): BoardState {
  if (isCancelled) return 'CANCELLED'
  if (at < run.opensAt) return 'UPCOMING'
  if (at < run.start) return 'OPEN'
  if (at < run.end) return 'RUNNING'
  return at < run.finalAt ? 'FINALIZING' : 'FINISHED'
}

/** The prize of a place. */
export const prizeOf = ({ prizes }: Board, place: number) =>
  prizes.find(({ from, to }) => place >= from && place <= to)
