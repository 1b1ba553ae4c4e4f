import type { ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useEffect, useRef } from 'react'
import { createIdempotencyKey, keyForRetry } from '../../api/idempotency-key.ts'
import { localProblem } from '../../api/local-problem.ts'
import { useOperation } from '../../api/use-operation.ts'
import { isGameUrl } from './game-message.ts'
import type { LaunchBody } from './launch-request.ts'

/** A game's address, and when it was asked for, in ms of the clock. */
export type OpenedGame = ResponseOf<'launchGame'> & { askedAtMs: number }

/** How far the launch of a game is. The address of the game lives here alone, in memory. */
export interface Launch {
  body: LaunchBody
  game: OpenedGame | undefined
  problem: Problem | undefined
  /** Tries again after a problem, under the same key while the outcome of the first is not known. */
  retry: () => void
  /** Opens the game anew: a new intent. */
  reopen: () => void
}

/** Launches a game once per intent, however often React runs effects. */
export function useLaunch(body: LaunchBody): Launch {
  const { mutate, data, error, submittedAt } = useOperation('launchGame', { shownInPlace: true })
  const key = useRef('')
  const begun = useRef('')
  const wanted = JSON.stringify(body)

  const launch = (intentKey: string) => {
    key.current = intentKey
    mutate({ body, idempotencyKey: intentKey })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one launch for each game that is wanted
  useEffect(() => {
    if (begun.current === wanted) return
    begun.current = wanted
    launch(createIdempotencyKey())
  }, [wanted])

  const isOpen = data !== undefined && isGameUrl(data.gameUrl)
  return {
    body,
    game: isOpen ? { ...data, askedAtMs: submittedAt } : undefined,
    problem: error?.problem ?? (data && !isOpen ? localProblem('gameUnavailable') : undefined),
    retry: () => launch(error ? keyForRetry(key.current, error.problem) : createIdempotencyKey()),
    reopen: () => launch(createIdempotencyKey()),
  }
}
