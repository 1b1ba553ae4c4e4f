import { decimal } from './amounts.ts'
import type { Play, Round } from './host.ts'

/** The round that the page asked for, which gets its first answer again; else the latest. */
export function shownRound<State>({ rounds, asked }: Play): Round<State> | undefined {
  return (asked && rounds.find<State>(asked)) || rounds.latest<State>(1)[0]
}

/** The round that the player has open. */
export function openRound<State>({ rounds }: Play): Round<State> | undefined {
  return rounds.latest<State>(1).find(({ status }) => status === 'OPEN')
}

/** What a page may know of a round: its seed only when it is over. */
export function roundItem({ roundId, bet, win, status, hash, seed }: Round) {
  const isOver = status === 'SETTLED'
  return { roundId, bet: decimal(bet), win: decimal(win), isOver, hash, seed: isOver ? seed : '' }
}
