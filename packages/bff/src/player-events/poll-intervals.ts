import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'

/** How often the platform is polled about a player whose page is visible somewhere. Milliseconds. */
export const pollIntervals = {
  /** After money moved or a game was closed, for as long as it usually takes to settle. */
  moving: { everyMs: 2000, forMs: 20_000 },
  /** While a game is open. It counts as closed after this long without a hint of it. */
  playing: { everyMs: 10_000, forMs: 3_600_000 },
  idleMs: 60_000,
  /** The longest pause while the platform fails; each failure doubles the pause. */
  failingMs: 300_000,
  /** Each pause is varied by up to this share, so that polls do not come in waves. */
  jitter: 0.2,
} as const

/** Polls of a brand per second; where it has more players, each of them is polled less often. */
const maxPollsPerSecond = 50

/** What decides when a player is polled next. Times are of the monotonic clock. */
export interface PollState {
  movingUntil: number
  playingUntil: number
  /** Polls in a row that failed. */
  failures: number
}

/**
 * The pause before a player is polled again, in milliseconds.
 * @param players how many players of the brand are polled
 */
export function pauseMs(now: number, state: PollState, players: number, random = Math.random): number {
  const wanted = wantedPauseMs(now, state) * 2 ** Math.min(state.failures, 10)
  const least = (players / maxPollsPerSecond) * 1000
  const pause = Math.max(Math.min(wanted, pollIntervals.failingMs), least)
  return Math.round(pause * (1 - pollIntervals.jitter + random() * 2 * pollIntervals.jitter))
}

function wantedPauseMs(now: number, { movingUntil, playingUntil }: PollState): number {
  if (now < movingUntil) return pollIntervals.moving.everyMs
  return now < playingUntil ? pollIntervals.playing.everyMs : pollIntervals.idleMs
}

/**
 * A hint that something of a player changes soon: `moving` when money moves or something was claimed, `playing` when a
 * game opens, `left` when it was closed.
 */
export type ActivityHint = 'moving' | 'playing' | 'left'

/** What a successful operation of a player hints at; undefined where it changes nothing. */
export function hintOf(id: OperationId): ActivityHint | undefined {
  if (id === 'launchGame') return 'playing'
  if (id === 'closeGame') return 'left'
  const { idempotency }: OperationDeclaration = operations[id]
  return idempotency ? 'moving' : undefined
}
