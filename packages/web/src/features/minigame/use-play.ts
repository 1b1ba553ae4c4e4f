import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createIntentKey } from '../../api/intent-key.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showProblem } from '../../session/problem-notice.ts'

export type Prize = MiniGame['prizes'][number]
export type Reward = ResponseOf<'claimMiniGameReward'>

/**
 * One play of a mini-game. `placing`: the stake is on its way; `revealing`: the platform has picked the prize, and
 * the page shows it; `claiming`: the reward is on its way; `done`. `unsure`: an answer was lost, and asking again
 * brings the same one, because the intent keeps its key.
 */
export type PlayState =
  | { phase: 'ready' }
  | { phase: 'placing' }
  | { phase: 'revealing'; prize: Prize | undefined }
  | { phase: 'claiming'; prize: Prize | undefined }
  | { phase: 'unsure'; of: 'bet' | 'reward'; prize: Prize | undefined; problem: Problem }
  | { phase: 'done'; prize: Prize | undefined; reward: Reward | undefined }

export interface Play {
  state: PlayState
  /** Stakes the tokens of one play: a new intent. */
  begin: () => void
  /** The prize has been shown: takes the reward. */
  settle: () => void
  /** Asks again for what was lost, under the same key. */
  retry: () => void
  /** Back to where a play can begin. */
  clear: () => void
}

const after = ['getMiniGameWallet', 'listMiniGameLog', 'listMiniGames', 'getBalance'] as const

/** Plays a mini-game: the platform picks the prize with the stake, before anything moves. Nothing plays by itself. */
export function usePlay(game: MiniGame): Play {
  const client = useQueryClient()
  const [state, setState] = useState<PlayState>({ phase: 'ready' })
  const key = useRef('')
  const bet = useOperation('placeMiniGameBet', { shownInPlace: true })
  const reward = useOperation('claimMiniGameReward', { shownInPlace: true })
  const gamify = useOperation('gamifyMiniGame', { shownInPlace: true })
  const params = { gameId: game.gameId }

  const refresh = () => {
    for (const id of after) void client.invalidateQueries({ queryKey: queryKey(id, {}) })
  }

  /** A lost answer leaves the player unsure; a refusal is said, and the play is over. */
  const fail = (error: unknown, of: 'bet' | 'reward', prize: Prize | undefined) => {
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    if (problem.status >= 500) return setState({ phase: 'unsure', of, prize, problem })
    const isSettled = of === 'reward' && ['alreadyClaimed', 'notEligible'].includes(problem.code)
    if (isSettled) setState({ phase: 'done', prize, reward: undefined })
    else {
      setState({ phase: 'ready' })
      if (problem.handling !== 'endSession') showProblem(problem)
    }
    refresh()
  }

  const place = async () => {
    setState({ phase: 'placing' })
    try {
      const { prizeId } = await bet.mutateAsync({ params, idempotencyKey: key.current })
      const prize = game.prizes.find((one) => one.prizeId === prizeId)
      // A platform that tells the prize with the reward alone leaves nothing to act out.
      if (!prize) return take(undefined)
      setState({ phase: 'revealing', prize })
      void client.invalidateQueries({ queryKey: queryKey('getMiniGameWallet', {}) })
    } catch (error) {
      fail(error, 'bet', undefined)
    }
  }

  const take = async (prize: Prize | undefined, again = false) => {
    if (!again) key.current = createIntentKey()
    setState({ phase: 'claiming', prize })
    try {
      const won = await reward.mutateAsync({ params, idempotencyKey: key.current })
      setState({ phase: 'done', prize, reward: won })
      refresh()
      gamify.mutate({})
    } catch (error) {
      fail(error, 'reward', prize)
    }
  }

  return {
    state,
    begin: () => {
      key.current = createIntentKey()
      void place()
    },
    settle: () => void take(state.phase === 'revealing' ? state.prize : undefined),
    retry: () => {
      if (state.phase !== 'unsure') return
      void (state.of === 'bet' ? place() : take(state.prize, true))
    },
    clear: () => setState({ phase: 'ready' }),
  }
}
