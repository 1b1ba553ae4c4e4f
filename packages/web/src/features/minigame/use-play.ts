import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { showProblem } from '../../api/problem-notice.ts'
import { query, queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 5_000

export type Prize = MiniGame['prizes'][number]
export type Reward = ResponseOf<'claimMiniGameReward'>

/**
 * One play of a mini-game. `placing`: the stake is on its way; `revealing`: the platform has picked the prize, and
 * the page shows it; `claiming`: the reward is on its way; `done`. `unsure`: an answer was lost, and the log of plays
 * is asked what became of it.
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
  /** Finds out what became of a play whose answer was lost. */
  ask: () => void
  /** Back to where a play can begin. */
  clear: () => void
}

const changed = ['getMiniGameWallet', 'listMiniGameLog', 'listMiniGames', 'getBalance'] as const

/** Plays a mini-game: the platform picks the prize with the stake, before anything moves. Nothing plays by itself. */
export function usePlay(game: MiniGame): Play {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [state, setState] = useState<PlayState>({ phase: 'ready' })
  const bet = useOperation('placeMiniGameBet', { shownInPlace: true })
  const reward = useOperation('claimMiniGameReward', { shownInPlace: true })
  const gamify = useOperation('gamifyMiniGame', { shownInPlace: true })
  const params = { gameId: game.gameId }

  const refresh = () => {
    for (const id of changed) void client.invalidateQueries({ queryKey: queryKey(id, {}) })
  }

  /** A lost answer leaves the player unsure; a refusal is said, and the play is over. */
  const fail = (error: unknown, of: 'bet' | 'reward', prize: Prize | undefined) => {
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    refresh()
    if (problem.status >= 500) return setState({ phase: 'unsure', of, prize, problem })
    const isSettled = of === 'reward' && ['alreadyClaimed', 'notEligible'].includes(problem.code)
    if (isSettled) return setState({ phase: 'done', prize, reward: undefined })
    setState({ phase: 'ready' })
    if (problem.handling !== 'endSession') showProblem(problem)
  }

  const place = async () => {
    setState({ phase: 'placing' })
    try {
      const { prizeId } = await bet.mutateAsync({ params, idempotencyKey: createIdempotencyKey() })
      const prize = game.prizes.find((one) => one.prizeId === prizeId)
      // A platform that tells the prize with the reward alone leaves nothing to act out.
      if (!prize) return take(undefined)
      setState({ phase: 'revealing', prize })
      void client.invalidateQueries({ queryKey: queryKey('getMiniGameWallet', {}) })
    } catch (error) {
      fail(error, 'bet', undefined)
    }
  }

  const take = async (prize: Prize | undefined) => {
    setState({ phase: 'claiming', prize })
    try {
      const won = await reward.mutateAsync({ params, idempotencyKey: createIdempotencyKey() })
      setState({ phase: 'done', prize, reward: won })
      refresh()
      gamify.mutate({})
    } catch (error) {
      fail(error, 'reward', prize)
    }
  }

  /** A play that stands open was counted, and its prize can be taken; else there is none, or it is settled. */
  const findOut = async (of: 'bet' | 'reward', prize: Prize | undefined) => {
    const { plays } = await client.fetchQuery({ ...query('listMiniGameLog', {}), staleTime: 0 })
    const own = plays.filter(({ gameId }) => gameId === game.gameId)
    if (own.some((play) => play.state === 'STAKED')) return take(prize)
    refresh()
    if (of === 'reward') {
      const label = own[0]?.prize
      const known = prize ?? game.prizes.find((one) => one.label === label)
      return setState({ phase: 'done', prize: known, reward: undefined })
    }
    setState({ phase: 'ready' })
    showToast({ tone: 'info', text: t('minigame.notCounted'), durationMs: toastMs })
  }

  return {
    state,
    begin: () => void place(),
    settle: () => void take(state.phase === 'revealing' ? state.prize : undefined),
    ask: () => {
      // Where the log cannot be asked either, the question stands.
      if (state.phase === 'unsure') void findOut(state.of, state.prize).catch(() => {})
    },
    clear: () => setState({ phase: 'ready' }),
  }
}
