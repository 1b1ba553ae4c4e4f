import type { ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { useEffect, useRef } from 'react'
import { createIdempotencyKey, keyForRetry } from '../../../api/idempotency-key.ts'
import { localProblem } from '../../../api/problem-error.ts'
import { shownOf } from '../../../api/shown-failure.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { isGameUrl } from './game-message.ts'
import type { LaunchBody } from './launch-request.ts'

/** A launched game, and when its launch was requested, in ms since the epoch. */
export type OpenedGame = ResponseOf<'launchGame'> & { launchedAtMs: number }

/** The state of a game's launch. The game's address is kept in memory only. */
export interface Launch {
  body: LaunchBody
  game: OpenedGame | undefined
  problem: Problem | undefined
  /** Whether nobody knows if it was launched. */
  isUnsure: boolean
  /** Retries after a problem, under the same idempotency key while the outcome is unknown. */
  retry: () => void
  /** Launches the game again, under a new idempotency key. */
  reopen: () => void
}

/** Launches a game once for each `body`, however often React runs effects. */
export function useLaunch(body: LaunchBody): Launch {
  const { mutate, data, error, submittedAt } = useOperation('launchGame')
  const key = useRef('')
  const launched = useRef('')
  const request = JSON.stringify(body)

  const launch = (idempotencyKey: string) => {
    key.current = idempotencyKey
    mutate({ body, idempotencyKey })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one launch for each requested game
  useEffect(() => {
    if (launched.current === request) return
    launched.current = request
    launch(createIdempotencyKey())
  }, [request])

  const isOpen = data !== undefined && isGameUrl(data.gameUrl)
  return {
    body,
    game: isOpen ? { ...data, launchedAtMs: submittedAt } : undefined,
    isUnsure: error !== null && shownOf(error) === 'check',
    problem: error?.problem ?? (data && !isOpen ? localProblem('gameUnavailable') : undefined),
    retry: () => launch(error ? keyForRetry(key.current, error.problem) : createIdempotencyKey()),
    reopen: () => launch(createIdempotencyKey()),
  }
}
