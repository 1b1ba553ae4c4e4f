import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'

/** How often the platform is asked about a player whose page is visible somewhere. Milliseconds. */
export const cadence = {
  /** After money moved or a game was closed, for as long as it usually takes to settle. */
  moving: { everyMs: 2000, forMs: 20_000 },
  /** While a game is open. It counts as closed after this long without a sign of it. */
  playing: { everyMs: 10_000, forMs: 3_600_000 },
  restMs: 60_000,
  /** The longest pause while the platform fails; each failure doubles the pause. */
  failingMs: 300_000,
  /** Each pause is varied by up to this share, so that players' questions do not come in waves. */
  jitter: 0.2,
} as const

/** More than this many players of a brand are asked about in a second only by asking about each of them less often. */
const maxQuestionsPerSecond = 50

/** What decides about the next question. Times are of the monotonic clock. */
export interface Pace {
  movingUntil: number
  playingUntil: number
  /** Questions in a row that failed. */
  failures: number
}

/**
 * The pause before the next question about a player, in milliseconds.
 * @param players how many players of the brand are asked about
 */
export function pauseMs(now: number, pace: Pace, players: number, random = Math.random): number {
  const wanted = wantedPauseMs(now, pace) * 2 ** Math.min(pace.failures, 10)
  const least = (players / maxQuestionsPerSecond) * 1000
  const pause = Math.max(Math.min(wanted, cadence.failingMs), least)
  return Math.round(pause * (1 - cadence.jitter + random() * 2 * cadence.jitter))
}

function wantedPauseMs(now: number, { movingUntil, playingUntil }: Pace): number {
  if (now < movingUntil) return cadence.moving.everyMs
  return now < playingUntil ? cadence.playing.everyMs : cadence.restMs
}

/**
 * A sign that something of a player changes soon: `moving` when money moves or something was claimed, `playing` when a
 * game opens, `left` when it was closed.
 */
export type Sign = 'moving' | 'playing' | 'left'

/** What a successful operation of a player is a sign of, if anything. */
export function signOf(id: OperationId): Sign | undefined {
  if (id === 'launchGame') return 'playing'
  if (id === 'closeGame') return 'left'
  const { idempotency }: OperationDeclaration = operations[id]
  return idempotency ? 'moving' : undefined
}
