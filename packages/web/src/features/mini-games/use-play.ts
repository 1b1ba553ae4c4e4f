import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { query, queryKey } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/feedback/toast.ts'

export type Prize = MiniGame['prizes'][number]
export type Reward = ResponseOf<'claimMiniGameReward'>

/**
 * One play of a mini-game. `ready`, with the `error` of a play that failed; `placing`: the stake is being placed;
 * `revealing`: the platform has picked the prize, and the board shows it; `claiming`: the reward is being claimed;
 * `done`. `unsure`: the outcome of `call` is unknown, and the platform's log of plays can tell it.
 */
export type PlayState =
  | { phase: 'ready'; error?: ProblemError }
  | { phase: 'placing' }
  | { phase: 'revealing'; prize: Prize | undefined }
  | { phase: 'claiming'; prize: Prize | undefined }
  | { phase: 'unsure'; call: PlayCall; prize: Prize | undefined; problem: Problem }
  | { phase: 'done'; prize: Prize | undefined; reward: Reward | undefined }

type PlayCall = 'bet' | 'reward'

export interface Play {
  state: PlayState
  /** Stakes the tokens of one play, under a new idempotency key. */
  begin: () => void
  /** Claims the reward, once the prize has been shown. */
  settle: () => void
  /** Finds out the outcome of a call whose response was lost. */
  resolve: () => void
  /** Returns to `ready`. */
  clear: () => void
}

/**
 * Plays a mini-game. The platform picks the prize when the stake is placed; the board only shows it. `onSettled` is
 * called after each play whose reward was claimed.
 */
export function usePlay(game: MiniGame, onSettled: () => void): Play {
  const { t } = useTranslation()
  const [state, setState] = useState<PlayState>({ phase: 'ready' })
  const calls = usePlayCalls(game.gameId)

  const fail = (error: unknown, call: PlayCall, prize: Prize | undefined) => {
    if (!(error instanceof ProblemError)) throw error
    calls.refresh()
    setState(stateAfterFailure(error, call, prize))
  }

  const place = async () => {
    setState({ phase: 'placing' })
    try {
      const { prizeId } = await calls.placeBet()
      const prize = game.prizes.find((candidate) => candidate.prizeId === prizeId)
      // Some platforms name the prize with the reward only: there is nothing to reveal before.
      if (!prize) return claim(undefined)
      setState({ phase: 'revealing', prize })
      calls.refreshWallet()
    } catch (error) {
      fail(error, 'bet', undefined)
    }
  }

  const claim = async (prize: Prize | undefined) => {
    setState({ phase: 'claiming', prize })
    try {
      setState({ phase: 'done', prize, reward: await calls.claimReward() })
      calls.refresh()
      onSettled()
    } catch (error) {
      fail(error, 'reward', prize)
    }
  }

  const resolve = async (call: PlayCall, prize: Prize | undefined) => {
    const plays = await calls.fetchPlays()
    // A staked play was counted, and its reward can still be claimed.
    if (plays.some((play) => play.state === 'STAKED')) return claim(prize)
    calls.refresh()
    const [last] = plays
    const written = last ? [last.prize, ...Object.values(last.localPrizes)] : []
    const logged = game.prizes.find(({ label }) => written.includes(label))
    if (call === 'reward') return setState({ phase: 'done', prize: prize ?? logged, reward: undefined })
    setState({ phase: 'ready' })
    showToast({ tone: 'info', text: t('minigame.notCounted') })
  }

  return {
    state,
    begin: () => void place(),
    settle: () => void claim(state.phase === 'revealing' ? state.prize : undefined),
    resolve: () => {
      // Where the log cannot be fetched either, the play stays unsure.
      if (state.phase === 'unsure') void resolve(state.call, state.prize).catch(() => {})
    },
    clear: () => setState({ phase: 'ready' }),
  }
}

/** The outcome may be unknown; a refusal ends the play. */
function stateAfterFailure(error: ProblemError, call: PlayCall, prize: Prize | undefined): PlayState {
  const { problem } = error
  const shown = shownOf(error)
  if (shown === 'check') return { phase: 'unsure', call, prize, problem }
  return shown === 'state' ? { phase: 'done', prize, reward: undefined } : { phase: 'ready', error }
}

const changedByPlay = ['getMiniGameWallet', 'listMiniGameLog', 'listMiniGames', 'getBalance'] as const

/** The calls of a play, and refetching what they change. Each write has an idempotency key of its own. */
function usePlayCalls(gameId: string) {
  const client = useQueryClient()
  const bet = useOperation('placeMiniGameBet')
  const reward = useOperation('claimMiniGameReward')
  const params = { gameId }
  return {
    placeBet: () => bet.mutateAsync({ params, idempotencyKey: createIdempotencyKey() }),
    claimReward: () => reward.mutateAsync({ params, idempotencyKey: createIdempotencyKey() }),
    /** The player's plays of this game, the latest first. */
    fetchPlays: async () => {
      const { plays } = await client.fetchQuery({ ...query('listMiniGameLog', {}), staleTime: 0 })
      return plays.filter((play) => play.gameId === gameId)
    },
    refresh: () => {
      for (const id of changedByPlay) void client.invalidateQueries({ queryKey: queryKey(id, {}) })
    },
    refreshWallet: () => void client.invalidateQueries({ queryKey: queryKey('getMiniGameWallet', {}) }),
  }
}
