import type { Problem } from '@marquee/contracts/problem'
import { useEffect, useEffectEvent, useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { shownOf } from '../api/shown-failure.ts'
import { useSession } from '../session/session-state.ts'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import { paymentIntents } from './intents/payment-intent.ts'
import type { ClaimKind } from './intents/read-intents.ts'
import { useOpenIntent, usePaymentIntent } from './use-payment-intent.ts'

// The pauses between the looks at what became of a claim whose answer was lost; then the page asks every half a minute.
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000]
const lastPauseMs = 30_000
// A request that has changed nothing after this time did not arrive.
const underWayMs = 2 * 60_000

interface Claim<Input extends object, Result> {
  kind: ClaimKind
  /** The operation's input: the same one has the same key. */
  input: Input
  /** Calls the operation: the `mutateAsync` of `useOperation`. */
  call: (input: Input & { idempotencyKey: string }) => Promise<Result>
  /** Whether the page's data says that it has happened. */
  isDone: boolean
  /** Fetches the page's data again. */
  refresh: () => void
  onDone: (result: Result) => void
}

/**
 * A claim that takes effect at most once. After a lost answer (`checking`, also after a reload) the page's data is
 * fetched until it says that the claim has happened; one that did not arrive can be sent again.
 */
export function useClaim<Input extends object, Result>(claim: Claim<Input, Result>) {
  const { kind, input, call, isDone, refresh, onDone } = claim
  const owner = useSession().player?.accountId ?? ''
  const intent = usePaymentIntent<Input, Result>(kind, ({ body, idempotencyKey }) =>
    call({ ...body, idempotencyKey }),
  )
  const open = useOpenIntent(kind, input)
  const [{ refusal, times }, setRefused] = useState<{ refusal: Problem | null; times: number }>(neverRefused)
  useOutcome({ open, isDone, refresh, end: (key) => paymentIntents.end(owner, key) })

  const send = async () => {
    setRefused((before) => ({ ...before, refusal: null }))
    try {
      const result = await intent.send(input, null)
      if (result !== undefined) onDone(result)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (shownOf(error) !== 'sessionEnd')
        setRefused((before) => ({ refusal: error.problem, times: before.times + 1 }))
    }
    refresh()
  }
  const state = intent.isSending ? 'sending' : open && !isDone ? 'checking' : 'ready'
  return { claim: () => void send(), state, notice: { state, refusal, isRepeated: times > 1 } } as const
}

const neverRefused = { refusal: null, times: 0 }

interface OpenClaim {
  open: { key: string; sentAtMs: number } | undefined
  isDone: boolean
  refresh: () => void
  end: (key: string) => void
}

function useOutcome({ open, isDone, refresh, end }: OpenClaim): void {
  const key = open?.key
  const isUnderWay = useSecondsLeft(open && open.sentAtMs + underWayMs) > 0
  const look = useEffectEvent(refresh)
  const settle = useEffectEvent(end)
  useEffect(() => {
    if (key === undefined) return undefined
    if (isDone || !isUnderWay) return settle(key)
    let turn = 0
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(() => {
        look()
        turn += 1
        plan()
      }, pausesMs[turn] ?? lastPauseMs)
    }
    plan()
    return () => clearTimeout(timer)
  }, [key, isDone, isUnderWay])
}
