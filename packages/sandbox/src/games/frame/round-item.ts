import { decimal } from '../../money.ts'
import { seedHash } from '../../play/fair.ts'
import type { Round } from '../../play/rounds.ts'

/** What a page may know of a round: its seed only when it is over. */
export function roundItem({ round_id, bet, win, status, seed }: Round) {
  const isOver = status === 'SETTLED'
  return {
    roundId: round_id,
    bet: decimal(bet),
    win: decimal(win),
    isOver,
    hash: seedHash(seed),
    seed: isOver ? seed : '',
  }
}
